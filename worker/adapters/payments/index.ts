import type { Payments, Till } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import { openStripe } from "./client";
import { simulatedTill } from "./simulated";
import { stripePayments } from "./stripe";
import { stripeTill } from "./till";

/**
 * What takes money, where a service is configured: cards for businesses, and the provider's own till. Otherwise businesses are
 * paid by transfer only, and the provider by a page that says it is a simulation.
 */
export function openPayments({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url }: Env): {
  payments: Payments | null;
  till: Till;
} {
  if (!key || !secret) return { payments: null, till: simulatedTill };
  const settings = { key, secret, url: url ?? "https://api.stripe.com" };
  const stripe = openStripe(settings);
  return { payments: stripePayments(stripe, settings), till: stripeTill(stripe, settings) };
}
