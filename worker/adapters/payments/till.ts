import type Stripe from "stripe";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import { CENT } from "@/worker/core/figures/money";
import type { Till, TillNews, TillPage } from "@/worker/engine/ports";
import { answered, readEvent, type Settings } from "./client";

/** A page that somebody paid on, or did not, as it stands in a message or in an answer. */
const page = z.object({
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.int().nonnegative(),
  currency: z.literal("eur"),
  customer: z.string().nullable().optional(),
  payment_intent: z.string().nullable().optional(),
  metadata: z.object({ payment: z.string() }),
});
/** A debit of a card that is kept. */
const outcomeOf = (status: string) => (status === "succeeded" ? "paid" : status === "processing" ? "pending" : "failed");
const debited = z.object({ id: z.string(), amount: z.int(), currency: z.literal("eur"), metadata: z.object({ payment: z.string() }) });

const aboutPages = ["checkout.session.completed", "checkout.session.async_payment_succeeded", "checkout.session.async_payment_failed"];
const aboutDebits = { "payment_intent.succeeded": "paid", "payment_intent.payment_failed": "failed" } as const;

/** The provider's own till, at Stripe: pages on its account, cards kept for the periods that follow, and what its messages say of both. */
export function stripeTill(stripe: Stripe, { secret }: Settings): Till {
  return {
    isSimulated: false,

    async open(opened) {
      const session = await answered(stripe.checkout.sessions.create(formOf(opened), { idempotencyKey: opened.once }));
      if (!session.url) throw new Refusal("unavailable");
      return { session: session.id, url: session.url };
    },

    async close(session) {
      await answered(stripe.checkout.sessions.expire(session));
    },

    async ask(session, { id }) {
      if (session.startsWith("pi_")) return askDebit(stripe, session, id);
      const read = page.safeParse(await answered(stripe.checkout.sessions.retrieve(session))).data;
      if (!read || read.metadata.payment !== id || read.status === "open") return null;
      return read.status === "expired" ? { ...newsOfPage(read, true), outcome: "over" } : newsOfPage(read, false);
    },

    async debit({ payment, customer, amount, title, once }) {
      const { data: methods } = await answered(stripe.customers.listPaymentMethods(customer, { limit: 1 }));
      const [method] = methods;
      if (!method) return { outcome: "failed", intent: null };
      const intent = {
        amount: amount / CENT,
        currency: "eur",
        customer,
        payment_method: method.id,
        description: title,
        off_session: true,
        confirm: true,
        metadata: { payment },
      };
      try {
        const { id, status } = await stripe.paymentIntents.create(intent, { idempotencyKey: once });
        return { outcome: outcomeOf(status), intent: id };
      } catch (error) {
        // The bank said no: that is an answer.
        if ((error as { type?: unknown }).type === "StripeCardError") return { outcome: "failed", intent: null };
        return answered(Promise.reject(error));
      }
    },

    async refund({ intent, amount, once }) {
      const wanted = { payment_intent: intent, amount: amount / CENT };
      const { id, status } = await answered(stripe.refunds.create(wanted, { idempotencyKey: once }));
      if (status === "failed" || status === "canceled") throw new Refusal("unavailable");
      return id;
    },

    async portal(customer, back) {
      const { url } = await answered(stripe.billingPortal.sessions.create({ customer, return_url: back }));
      return url;
    },

    later: () => {
      throw new Refusal("not_supported");
    },

    async read(body, signature, now) {
      const event = await readEvent(stripe, secret, body, signature, now);
      if (event.account) return null;
      const { object } = event.data;
      requireEuros(object);
      if (aboutPages.includes(event.type)) {
        const read = page.safeParse(object).data;
        return read ? newsOfPage(read, event.type.endsWith("failed")) : null;
      }
      const outcome = aboutDebits[event.type as keyof typeof aboutDebits];
      const read = outcome && debited.safeParse(object).data;
      return read ? { payment: read.metadata.payment, outcome, amount: read.amount * CENT, customer: null, intent: read.id } : null;
    },
  };
}

/** How a debit stands that the bank has held. */
async function askDebit(stripe: Stripe, intent: string, payment: string): Promise<TillNews | null> {
  const answer = await answered(stripe.paymentIntents.retrieve(intent));
  const read = debited.safeParse(answer).data;
  if (!read || read.metadata.payment !== payment) return null;
  return { payment, outcome: outcomeOf(answer.status), amount: read.amount * CENT, customer: null, intent: read.id };
}

function formOf({
  payment,
  amount,
  title,
  email,
  customer,
  keepsCard,
  language,
  back,
  away,
}: TillPage): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment };
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "eur", unit_amount: amount / CENT, product_data: { name: title } } }],
    metadata,
    locale: language,
    success_url: back,
    cancel_url: away,
    ...(customer ? { customer } : { customer_email: email, ...(keepsCard && { customer_creation: "always" as const }) }),
    ...(keepsCard && { payment_intent_data: { setup_future_usage: "off_session" as const } }),
  };
}

/** Nobody here asks for anything but euros. @throws Refusal `forbidden` */
function requireEuros(object: unknown): void {
  const seen = z.object({ currency: z.string(), metadata: z.object({ payment: z.string() }) }).safeParse(object).data;
  if (seen && seen.currency !== "eur") throw new Refusal("forbidden");
}

function newsOfPage(
  { payment_status, amount_total, customer, payment_intent, metadata }: z.output<typeof page>,
  isOver: boolean,
): TillNews {
  const outcome = payment_status === "paid" ? "paid" : isOver ? "failed" : "pending";
  return { payment: metadata.payment, outcome, amount: amount_total * CENT, customer: customer ?? null, intent: payment_intent ?? null };
}
