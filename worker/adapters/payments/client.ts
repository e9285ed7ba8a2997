import Stripe from "stripe";
import { Refusal } from "@/worker/core/errors";

export interface Settings {
  key: string;
  /** What its messages are signed with. */
  secret: string;
  url: string;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 15_000;

/** Stripe's own library, over fetch, as it runs in a Worker. */
export function openStripe({ key, url }: Settings): Stripe {
  const { hostname, port, protocol } = new URL(url);
  const host = { host: hostname, port: port || 443, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) };
  return new Stripe(key, {
    ...host,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    timeout: PATIENCE,
    telemetry: false,
  });
}

/** Waits for an answer of the service. @throws Refusal `unavailable` where it refuses, is away, or says something else */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new Refusal("unavailable");
    throw error;
  }
}

/** A message of the service, whose signature and age are right. @param now UTC milliseconds @throws Refusal `invalid_token` */
export async function readEvent(stripe: Stripe, secret: string, body: string, signature: string, now: number): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, undefined, Stripe.createSubtleCryptoProvider(), now);
  } catch (error) {
    // What the service signed is JSON: anything else was not its.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) throw new Refusal("invalid_token");
    throw error;
  }
}
