import type Stripe from "stripe";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import { CENT } from "@/worker/core/figures/money";
import type { Payments } from "@/worker/engine/ports";
import { answered, readEvent, type Settings } from "./client";
import { seal, signs } from "./seals";

/** The messages that say that money has arrived: at once, or days later by a slow means of payment. */
const paidEvent = z.object({
  type: z.enum(["checkout.session.completed", "checkout.session.async_payment_succeeded"]),
  account: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_status: z.literal("paid"),
      amount_total: z.int().positive(),
      currency: z.literal("eur"),
      metadata: z.object({ link: z.string(), seal: z.string() }),
    }),
  }),
});

/**
 * A Checkout page on the business's own account, to which the money goes directly. What is asked for is sealed, so that no other
 * account's page can say that it was paid.
 */
export function stripePayments(stripe: Stripe, { secret }: Settings): Payments {
  return {
    async checkout({ link, account, amount, title, email, language, back, once }) {
      const cents = amount / CENT;
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            line_items: [{ quantity: 1, price_data: { currency: "eur", unit_amount: cents, product_data: { name: title } } }],
            metadata: { link, seal: await seal(secret, [link, account, String(cents)]) },
            locale: language,
            success_url: back,
            cancel_url: back,
            ...(email && { customer_email: email }),
          },
          { stripeAccount: account, idempotencyKey: once },
        ),
      );
      if (!session.url) throw new Refusal("unavailable");
      return { url: session.url };
    },

    async readPayment(body, signature, now) {
      const event = await readEvent(stripe, secret, body, signature, now);
      const { account, created, data } = paidEvent.safeParse(event).data ?? {};
      if (!data || !account || !created) return null;
      const { id, amount_total: cents, metadata } = data.object;
      const isAsked = await signs(secret, [metadata.link, account, String(cents)].join("\n"), metadata.seal);
      if (!isAsked) throw new Refusal("forbidden");
      return { id, link: metadata.link, amount: cents * CENT, paidOn: civilDate(created * 1_000) };
    },
  };
}
