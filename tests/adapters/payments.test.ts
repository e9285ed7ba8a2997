import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPayments } from "@/worker/adapters/payments/index";
import type { Env } from "@/worker/env";
import { type CheckoutRequest, paidMessage, signature, startStripe, stripeSecret } from "../support/stripe";

const env = (url: string) => ({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: stripeSecret, STRIPE_API_URL: url }) as Env;
const page = {
  link: "b1.i1",
  account: "acct_1Atelier",
  amount: 1_234_500,
  title: "FA-2026-0001 – Atelier",
  email: "compta@bistrot.test",
  language: "fr" as const,
  back: "https://cellier.test/pay/b1.i1",
  once: "i1.2.2026-11-22",
} as const;

let service: Awaited<ReturnType<typeof startStripe>>;
let payments: NonNullable<ReturnType<typeof openPayments>>;
let request: CheckoutRequest;

beforeAll(async () => {
  service = await startStripe();
  const opened = openPayments(env(service.url));
  if (!opened) throw new Error("Payments are configured");
  payments = opened;
  expect(await payments.checkout(page)).toEqual({ url: "https://checkout.example/c/pay/cs_test_0" });
  request = service.requests()[0] as CheckoutRequest;
});
afterAll(() => service.close());

const hear = (body: string, signed = signature(body)) => payments.readPayment(body, signed, Date.now());

describe("Stripe's client", () => {
  it("asks for a page in cents, on the business's own account, under one name however often", async () => {
    expect(service.received[0]).toMatchObject({ method: "POST", path: "/v1/checkout/sessions" });
    expect(request).toMatchObject({
      key: "Bearer sk_test_1",
      account: "acct_1Atelier",
      once: "i1.2.2026-11-22",
      fields: {
        mode: "payment",
        locale: "fr",
        customer_email: "compta@bistrot.test",
        success_url: page.back,
        cancel_url: page.back,
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "eur",
        "line_items[0][price_data][unit_amount]": "12345",
        "line_items[0][price_data][product_data][name]": page.title,
        "metadata[link]": "b1.i1",
      },
    });
    expect(await payments.checkout(page)).toEqual({ url: "https://checkout.example/c/pay/cs_test_0" });
  });

  it.each([
    ["refuses", () => Response.json({ error: { message: "No such account" } }, { status: 403 })],
    ["is away", () => new Response("<html>", { status: 503 })],
    ["says something else", () => Response.json({ id: "cs_1" })],
  ])("is unavailable where the service %s", async (_what, answer) => {
    const bad = await startStripe(answer);
    await expect(openPayments(env(bad.url))?.checkout(page)).rejects.toMatchObject({ code: "unavailable" });
    await bad.close();
    await expect(openPayments(env(bad.url))?.checkout(page)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("hears what was paid, by whichever of two secrets' signatures is ours", async () => {
    const body = paidMessage(request);
    const other = signature(body, undefined, "whsec_former").split(",")[1];
    const paid = { id: "cs_test_0", link: "b1.i1", amount: 1_234_500, paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(await hear(body)).toEqual(paid);
    expect(await hear(body, `${signature(body)},${other}`)).toEqual(paid);
  });

  it("believes no message that the service did not sign, that was changed, or that is old", async () => {
    const body = paidMessage(request);
    const long = Math.floor(Date.now() / 1_000) - 301;
    const wrong = [signature(body, undefined, "whsec_other"), signature(body, long), "", "t=1,v1=00", signature(`${body} `)];
    for (const signed of wrong) await expect(hear(body, signed)).rejects.toMatchObject({ code: "invalid_token" });
  });

  it.each([
    ["an amount that was not asked for", { session: { amount_total: 100 } }],
    ["another account", { event: { account: "acct_Else" } }],
    ["another invoice", { session: { metadata: { link: "b1.i2", seal: "00" } } }],
  ])("takes a payment with %s for none of ours", async (_what, changes) => {
    await expect(hear(paidMessage(request, changes))).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    ["not paid yet", { session: { payment_status: "unpaid" } }],
    ["in another currency", { session: { currency: "usd" } }],
    ["something else", { event: { type: "invoice.paid" } }],
  ])("does not mind what is %s", async (_what, changes) => {
    expect(await hear(paidMessage(request, changes))).toBeNull();
  });

  it("is not there without its keys", () => {
    expect(openPayments({} as Env)).toBeNull();
    expect(openPayments({ STRIPE_SECRET_KEY: "sk_test_1" } as Env)).toBeNull();
  });
});
