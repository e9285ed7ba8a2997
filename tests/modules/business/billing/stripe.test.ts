import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownConnection } from "@/tests/support/connections";
import { proofOf } from "@/tests/support/letters";
import { newcomer } from "@/tests/support/newcomer";
import { type OwnSystem, startOwnSystem } from "@/tests/support/own-system";
import { signature, startStripe, stripeSecret } from "@/tests/support/stripe";

interface Payment {
  id: string;
  url: string;
  state: string;
  total: number;
}

describe("where Stripe takes cards for the provider", () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let system: OwnSystem;
  let token = "";

  beforeAll(async () => {
    stripe = await startStripe();
    system = await startOwnSystem({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: stripeSecret, STRIPE_API_URL: stripe.url });
    const email = "camille@abonnee.test";
    await system.post("/api/account/sign-up", newcomer({ email, plan: "core" }));
    const { body } = await system.post("/api/auth/verify", await proofOf(email, system.databases));
    token = `Bearer ${body.access_token}`;
  });
  afterAll(async () => {
    await system.stop();
    await stripe.close();
  });

  async function ask<T = Record<string, unknown>>(path: string, json?: unknown): Promise<T> {
    const headers = { ...ownConnection, authorization: token, "content-type": "application/json" };
    const answer = await fetch(system.url + path, json ? { method: "POST", body: JSON.stringify(json), headers } : { headers });
    const body = (await answer.json()) as T;
    expect(answer.status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  }

  const sessionOf = ({ url }: Payment) => url.split("/").at(-1) ?? "";

  /** What Stripe says of a page once it was paid. */
  const message = (payment: Payment, changes: object = {}, type = "checkout.session.completed") => {
    const page = { id: sessionOf(payment), status: "complete", payment_status: "paid", amount_total: Math.round(payment.total * 100) };
    const object = { ...page, currency: "eur", customer: "cus_test_1", metadata: { payment: payment.id }, ...changes };
    return JSON.stringify({ id: "evt_1", object: "event", type, created: Math.floor(Date.now() / 1_000), data: { object } });
  };

  async function tell(body: string, signed = signature(body)): Promise<number> {
    const headers = { ...ownConnection, "content-type": "application/json", "stripe-signature": signed };
    const answer = await fetch(`${system.url}/api/payments/stripe`, { method: "POST", body, headers });
    await answer.text();
    return answer.status;
  }

  it("a plan is paid on its page; forged, altered and repeated messages open it once", async () => {
    const address = { street: "2 rue du Four", postcode: "47000", city: "Agen" };
    await ask("/api/billing/bill-to", { name: "Conserverie d'essai", address, siret: null, vatNumber: null });
    const { payment } = await ask<{ payment: Payment }>("/api/billing/choose", { plan: "core" });
    expect(payment).toMatchObject({ state: "open", total: 58.8, url: expect.stringMatching(/^https:\/\/checkout\.example\//) });
    const body = message(payment);
    const status = async () => (await ask("/api/billing")).status;

    expect(await tell(body, signature(body, undefined, "whsec_other"))).toBe(401);
    expect(await tell(body, signature(body, 1_700_000_000))).toBe(401);
    expect(await tell(message(payment, { amount_total: 1 }))).toBe(403);
    expect(await tell(message(payment, { metadata: { payment: "nothing" } }))).toBe(404);
    expect(await tell(message(payment, { currency: "usd" }))).toBe(403);
    expect(await tell(message(payment, { payment_status: "unpaid" }, "checkout.session.async_payment_failed"))).toBe(200);
    expect(await status()).toBe("trialing");

    expect(await Promise.all([tell(body), tell(body), tell(body)])).toEqual([200, 200, 200]);
    expect(await tell(message(payment, { payment_status: "unpaid" }, "checkout.session.async_payment_failed"))).toBe(200);
    expect(await ask("/api/billing")).toMatchObject({ status: "active", hasCard: true, isSimulated: false });
    const { items } = await ask<{ items: Payment[] }>("/api/billing/invoices");
    expect(items).toMatchObject([{ id: payment.id, state: "paid" }]);
    expect(await ask<{ url: string }>("/api/billing/portal")).toEqual({ url: expect.stringMatching(/^https:\/\/billing\.example\//) });
  });

  it("where no message comes, the service is asked; and nobody plays a real payment", async () => {
    const payment = await ask<Payment>("/api/credits/buy", { items: [{ id: "a", credits: 5 }] });
    const headers = { ...ownConnection, authorization: token, "content-type": "application/json" };
    const played = await fetch(`${system.url}/api/billing/${payment.id}/simulate`, { method: "POST", body: "{}", headers });
    expect(played.status).toBe(404);
    expect(await ask(`/api/billing/${payment.id}/confirm`, {})).toMatchObject({ state: "open" });
    stripe.pay(sessionOf(payment));
    expect(await ask(`/api/billing/${payment.id}/confirm`, {})).toMatchObject({ state: "paid" });
    expect(await tell(message(payment))).toBe(200);
    expect(await ask("/api/credits/balance")).toEqual({ credits: 5, held: 0 });
  });
});
