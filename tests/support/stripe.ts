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

/** A service on this machine that opens payment pages as Stripe does. */
export async function startStripe(answer?: () => Response): Promise<LocalService & { requests(): CheckoutRequest[] }> {
  const opened = new Map<string, string>();
  const service = await startService(({ path, headers, body }) => {
    if (answer) return answer();
    if (path !== "/v1/checkout/sessions") return Response.json({ error: { message: "Unrecognized request URL" } }, { status: 404 });
    const once = String(headers["idempotency-key"]);
    const before = opened.get(once);
    if (before !== undefined && before !== body) return Response.json({ error: { type: "idempotency_error" } }, { status: 400 });
    opened.set(once, body);
    const id = `cs_test_${[...opened.keys()].indexOf(once)}`;
    return Response.json({ id, object: "checkout.session", payment_status: "unpaid", url: `https://checkout.example/c/pay/${id}` });
  });
  const requests = () =>
    service.received.map(({ body, headers }) => ({
      fields: Object.fromEntries(new URLSearchParams(body)),
      account: headers["stripe-account"],
      key: headers.authorization,
      once: headers["idempotency-key"],
    }));
  return { ...service, requests };
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
