import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import { CENT } from "@/worker/core/figures/money";
import type { Payments } from "@/worker/engine/ports";
import { seal, signs } from "./seals";

interface Settings {
  key: string;
  /** What its messages are signed with. */
  secret: string;
  url: string;
}

/** Milliseconds that a payment page may take to open. */
const PATIENCE = 15_000;
/** Seconds after which a signed message is too old: somebody may be sending it again. */
const TOLERANCE = 300;

const opened = z.object({ url: z.url() });

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
 * Stripe: a Checkout page on the business's own account, to which the money goes directly. What is asked for is sealed, so
 * that no other account's page can say that it was paid.
 */
export function stripe({ key, secret, url }: Settings): Payments {
  return {
    async checkout({ link, account, amount, title, email, language, back, once }) {
      const cents = String(amount / CENT);
      const form = {
        mode: "payment",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "eur",
        "line_items[0][price_data][unit_amount]": cents,
        "line_items[0][price_data][product_data][name]": title,
        "metadata[link]": link,
        "metadata[seal]": await seal(secret, [link, account, cents]),
        locale: language,
        success_url: back,
        cancel_url: back,
        ...(email && { customer_email: email }),
      };
      const headers = { authorization: `Bearer ${key}`, "stripe-account": account, "idempotency-key": once };
      const request = { method: "POST", headers, body: new URLSearchParams(form), signal: AbortSignal.timeout(PATIENCE) };
      const answer = await fetch(`${url}/v1/checkout/sessions`, request).catch(() => null);
      const body: unknown = await answer?.json().catch(() => null);
      const session = answer?.ok ? opened.safeParse(body).data : undefined;
      if (!session) throw new Refusal("unavailable");
      return session;
    },

    async readPayment(body, signature, now) {
      const [, at = ""] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
      const isFresh = Math.abs(now / 1_000 - Number(at)) <= TOLERANCE;
      const signed = [...signature.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = ""]) => hex);
      const isTheirs = await Promise.all(signed.map((hex) => signs(secret, `${at}.${body}`, hex)));
      if (!isFresh || !isTheirs.includes(true)) throw new Refusal("invalid_token");
      const { account, created, data } = paidEvent.safeParse(parsed(body)).data ?? {};
      if (!data || !account || !created) return null;
      const { id, amount_total: cents, metadata } = data.object;
      const isAsked = await signs(secret, [metadata.link, account, String(cents)].join("\n"), metadata.seal);
      if (!isAsked) throw new Refusal("forbidden");
      return { id, link: metadata.link, amount: cents * CENT, paidOn: civilDate(created * 1_000) };
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
