import type { Payments } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import { stripe } from "./stripe";

/** The service that takes cards, where it is configured; null otherwise: one then pays by transfer only. */
export function openPayments({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url }: Env): Payments | null {
  return key && secret ? stripe({ key, secret, url: url ?? "https://api.stripe.com" }) : null;
}
