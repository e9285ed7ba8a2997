import { createHmac } from "node:crypto";
import { type LocalService, startService } from "./local-service";

export const stripeSecret = "whsec_essai";

/** What was asked of the service: the fields of its form, whose account, under which name. */
export interface CheckoutRequest {
  fields: Record<string, string>;
  account: unknown;
  key: unknown;
  once: unknown;
}

/** What Stripe's API answers to, here: pages to pay on, cards that are kept, debits, and a page where one changes a card. */
interface StripeService extends LocalService {
  /** The pages that were asked for. */
  requests(): CheckoutRequest[];
  /** Somebody pays on a page. */
  pay(session: string): void;
  /** A page as its messages show it. */
  page(session: string): Record<string, unknown> | undefined;
}

/** A service on this machine that speaks Stripe's protocol. */
export async function startStripe(answer?: () => Response): Promise<StripeService> {
  const opened = new Map<string, string>();
  const pages = new Map<string, Record<string, unknown>>();
  const service = await startService(({ method, path, headers, body }) => {
    if (answer) return answer();
    const fields = Object.fromEntries(new URLSearchParams(body));
    const [, page] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? [];
    if (page && method === "GET") return Response.json(pages.get(page) ?? {}, { status: pages.has(page) ? 200 : 404 });
    if (path.endsWith("/expire")) return Response.json({ id: "cs_test", object: "checkout.session", status: "expired" });
    const [, customer] = /^\/v1\/customers\/(\w+)\/payment_methods/.exec(path) ?? [];
    if (customer)
      return Response.json({ object: "list", data: customer === "cus_without_card" ? [] : [{ id: "pm_1", object: "payment_method" }] });
    if (path === "/v1/payment_intents") return debited(fields);
    if (path === "/v1/refunds") return returned(fields);
    if (path === "/v1/billing_portal/sessions")
      return Response.json({ id: "bps_1", object: "billing_portal.session", url: "https://billing.example/p/session/1" });
    if (path !== "/v1/checkout/sessions") return Response.json({ error: { message: "Unrecognized request URL" } }, { status: 404 });
    const once = String(headers["idempotency-key"]);
    const before = opened.get(once);
    if (before !== undefined && before !== body) return Response.json({ error: { type: "idempotency_error" } }, { status: 400 });
    opened.set(once, body);
    const id = `cs_test_${[...opened.keys()].indexOf(once)}`;
    const amount = Number(fields["line_items[0][price_data][unit_amount]"]);
    const session = { id, object: "checkout.session", status: "open", payment_status: "unpaid", amount_total: amount, currency: "eur" };
    const shown = {
      ...session,
      customer: null,
      payment_intent: null,
      metadata: { payment: fields["metadata[payment]"] },
      url: `https://checkout.example/c/pay/${id}`,
    };
    pages.set(id, shown);
    return Response.json(shown);
  });
  const requests = () =>
    service.received
      .filter(({ path }) => path === "/v1/checkout/sessions")
      .map(({ body, headers }) => ({
        fields: Object.fromEntries(new URLSearchParams(body)),
        account: headers["stripe-account"],
        key: headers.authorization,
        once: headers["idempotency-key"],
      }));
  const pay = (id: string) =>
    void pages.set(id, {
      ...pages.get(id),
      status: "complete",
      payment_status: "paid",
      customer: "cus_test_1",
      payment_intent: `pi_${id}`,
    });
  return { ...service, requests, pay, page: (id) => pages.get(id) };
}

/** What a service answers that gives money back; of some it cannot. */
function returned({ payment_intent = "", amount = "0" }: Record<string, string>): Response {
  if (payment_intent === "pi_disputed")
    return Response.json({ error: { type: "invalid_request_error", code: "charge_disputed", message: "Disputed." } }, { status: 400 });
  const refund = { id: `re_${payment_intent}_${amount}`, object: "refund", amount: Number(amount), currency: "eur", payment_intent };
  return Response.json({ ...refund, status: "succeeded" });
}

/** What a bank answers, by who asks. */
function debited({ customer = "", amount = "0", ...fields }: Record<string, string>): Response {
  const intent = {
    id: "pi_1",
    object: "payment_intent",
    amount: Number(amount),
    currency: "eur",
    metadata: { payment: fields["metadata[payment]"] },
  };
  if (customer !== "cus_declined") return Response.json({ ...intent, status: customer === "cus_slow" ? "processing" : "succeeded" });
  const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
  return Response.json({ error: { ...error, payment_intent: { ...intent, status: "requires_payment_method" } } }, { status: 402 });
}

/** The message that a page was paid, as the service writes it. */
export function paidMessage({ fields, account }: CheckoutRequest, changes: { session?: object; event?: object } = {}): string {
  const link = fields["metadata[link]"];
  const seal = fields["metadata[seal]"];
  const amount = Number(fields["line_items[0][price_data][unit_amount]"]);
  const session = { id: "cs_test_0", object: "checkout.session", payment_status: "paid", amount_total: amount, currency: "eur" };
  const object = { ...session, metadata: { link, seal }, ...changes.session };
  const created = Math.floor(Date.now() / 1_000);
  return JSON.stringify({ id: "evt_1", type: "checkout.session.completed", account, created, data: { object }, ...changes.event });
}

/** What the service signs its messages with. @param at seconds */
export function signature(body: string, at = Math.floor(Date.now() / 1_000), secret = stripeSecret): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}
