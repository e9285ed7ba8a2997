import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPayments } from "@/worker/adapters/payments/index";
import type { Payments, Till } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import { refusalOf } from "../support/in-process";
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
let payments: Payments;
let till: Till;
let request: CheckoutRequest;

beforeAll(async () => {
  service = await startStripe();
  const { payments: opened, till: own } = openPayments(env(service.url));
  if (!opened) throw new Error("Payments are configured");
  payments = opened;
  till = own;
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
    await expect(openPayments(env(bad.url)).payments?.checkout(page)).rejects.toMatchObject({ code: "unavailable" });
    await bad.close();
    await expect(openPayments(env(bad.url)).payments?.checkout(page)).rejects.toMatchObject({ code: "unavailable" });
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
    for (const settings of [{}, { STRIPE_SECRET_KEY: "sk_test_1" }])
      expect(openPayments(settings as Env)).toMatchObject({ payments: null, till: { isSimulated: true } });
  });
});

describe("the provider's till at Stripe", () => {
  const ownPage = {
    ...{ payment: "p1", amount: 588_000, title: "Cellier – Offre Core", email: "demo@cellier.test", customer: null, keepsCard: true },
    ...{ language: "fr" as const, back: "https://cellier.test/payment-success", away: "https://cellier.test/billing", once: "p1.1" },
  };
  const message = (type: string, object: object, event: object = {}) =>
    JSON.stringify({ id: "evt_2", object: "event", type, created: 1, data: { object }, ...event });
  const paidPage = {
    status: "complete",
    payment_status: "paid",
    amount_total: 5_880,
    currency: "eur",
    customer: "cus_1",
    metadata: { payment: "p1" },
  };
  const read = (body: string) => till.read(body, signature(body), Date.now());

  it("opens a page that keeps the card, and says how it stands", async () => {
    const { session, url } = await till.open(ownPage);
    expect(url).toContain(session);
    expect(service.requests().at(-1)).toMatchObject({
      account: undefined,
      once: "p1.1",
      fields: {
        "metadata[payment]": "p1",
        "line_items[0][price_data][unit_amount]": "5880",
        "line_items[0][price_data][currency]": "eur",
        "payment_intent_data[setup_future_usage]": "off_session",
        customer_creation: "always",
        success_url: ownPage.back,
        cancel_url: ownPage.away,
      },
    });
    expect(await till.ask(session, { id: "p1", total: 588_000 }, 0)).toBeNull();
    service.pay(session);
    expect(await till.ask(session, { id: "p1", total: 588_000 }, 0)).toEqual({
      ...{ payment: "p1", outcome: "paid", amount: 588_000, customer: "cus_test_1", intent: `pi_${session}` },
    });
    expect(await till.ask(session, { id: "p2", total: 588_000 }, 0), "another payment's page").toBeNull();
  });

  it("keeps no card for what is bought once, and knows who has one", async () => {
    await till.open({ ...ownPage, keepsCard: false, once: "p2.1" });
    expect(service.requests().at(-1)?.fields).not.toHaveProperty("customer_creation");
    await till.open({ ...ownPage, customer: "cus_9", once: "p3.1" });
    expect(service.requests().at(-1)?.fields).toMatchObject({ customer: "cus_9" });
    expect(service.requests().at(-1)?.fields).not.toHaveProperty("customer_email");
  });

  it.each([
    ["cus_test_1", "paid"],
    ["cus_declined", "failed"],
    ["cus_slow", "pending"],
    ["cus_without_card", "failed"],
  ] as const)("debits the card of %s: %s", async (customer, outcome) => {
    expect(await till.debit({ payment: "p1", amount: 588_000, title: "Offre", once: `${customer}.0`, customer })).toMatchObject({
      outcome,
    });
  });

  it("gives back what was taken, under a name that is asked for once, and says when it cannot", async () => {
    expect(await till.refund({ intent: "pi_1", amount: 100_000, once: "p1.refund.0" })).toBe("re_pi_1_1000");
    const request = service.received.filter(({ path }) => path === "/v1/refunds").at(-1);
    expect([request?.headers["idempotency-key"], request?.body]).toEqual(["p1.refund.0", "payment_intent=pi_1&amount=1000"]);
    expect((await refusalOf(till.refund({ intent: "pi_disputed", amount: 100_000, once: "p2" }))).code).toBe("unavailable");
  });

  it("is asked for no other money than euros", async () => {
    const body = message("checkout.session.completed", { ...paidPage, currency: "usd" });
    expect((await refusalOf(read(body))).code).toBe("forbidden");
  });

  it("leads to where a card is changed", async () => {
    expect(await till.portal("cus_1", "https://cellier.test/billing")).toMatch(/^https:\/\/billing\.example\//);
  });

  it.each([
    ["checkout.session.completed", paidPage, "paid"],
    ["checkout.session.completed", { ...paidPage, payment_status: "unpaid" }, "pending"],
    ["checkout.session.async_payment_succeeded", paidPage, "paid"],
    ["checkout.session.async_payment_failed", { ...paidPage, payment_status: "unpaid" }, "failed"],
    ["payment_intent.succeeded", { id: "pi_1", amount: 5_880, currency: "eur", metadata: { payment: "p1" } }, "paid"],
    ["payment_intent.payment_failed", { id: "pi_1", amount: 5_880, currency: "eur", metadata: { payment: "p1" } }, "failed"],
  ] as const)("hears %s", async (type, object, outcome) => {
    expect(await read(message(type, object))).toMatchObject({ payment: "p1", outcome, amount: 588_000 });
  });

  it.each([
    ["of a business's own account", "checkout.session.completed", paidPage, { account: "acct_1" }],
    ["about nothing of ours", "checkout.session.completed", { ...paidPage, metadata: {} }, {}],
    ["about something else", "customer.created", { id: "cus_1" }, {}],
  ])("does not mind a message %s", async (_what, type, object, event) => {
    expect(await read(message(type, object, event))).toBeNull();
  });

  it("believes no message that the service did not sign, or long ago", async () => {
    const body = message("checkout.session.completed", paidPage);
    const long = Math.floor(Date.now() / 1_000) - 301;
    for (const signed of [signature(body, undefined, "whsec_other"), signature(body, long), "", signature(`${body} `)])
      await expect(till.read(body, signed, Date.now())).rejects.toMatchObject({ code: "invalid_token" });
  });

  it("is unavailable where the service is", async () => {
    const bad = await startStripe(() => new Response("<html>", { status: 503 }));
    const { till: away } = openPayments(env(bad.url));
    await expect(away.open(ownPage)).rejects.toMatchObject({ code: "unavailable" });
    await expect(away.debit({ payment: "p1", amount: 100, title: "Offre", once: "x", customer: "cus_1" })).rejects.toMatchObject({
      code: "unavailable",
    });
    await bad.close();
  });
});
