import type { ReaderService } from "./reader/index";

/** What the Worker is given: bindings of wrangler.toml, and settings that the README explains. */
export interface Env {
  ASSETS: Fetcher;
  FILES: R2Bucket;
  JOBS: Queue;
  /** Documents to be read: they take long, and nothing else waits behind them. */
  READINGS: Queue;
  /** The Worker that reads documents: `worker/reader/index.ts` says what it answers. */
  READER: ReaderService;
  /** "1" on a developer's machine and in tests: developers' pages, Server-Timing, plain cookies, passwords hashed quickly. */
  LOCAL?: string;
  /** Where people reach the product (`https://…`), for links in letters; where the request came in when left out. */
  ORIGIN?: string;
  /** The ES256 key that signs access tokens, as a private JWK in JSON. */
  SIGNING_KEY: string;

  /** The local libSQL server: its address, and that of its administration. */
  DATABASE_URL?: string;
  DATABASE_ADMIN_URL?: string;

  /** Turso, in place of the local server. */
  TURSO_ORGANIZATION?: string;
  TURSO_GROUP?: string;
  TURSO_API_TOKEN?: string;
  TURSO_GROUP_TOKEN?: string;
  TURSO_PLATFORM_DATABASE?: string;
  TURSO_API_URL?: string;
  TURSO_DATABASE_URL?: string;

  /** An HTTP e-mail service, in place of the letters kept at /dev/outbox. */
  MAIL_API_URL?: string;
  MAIL_API_KEY?: string;
  MAIL_FROM?: string;
  /** Where feedback is mailed to. */
  MAIL_TEAM?: string;

  /** Stripe takes cards: its key, what its messages are signed with, and another address of it for tests. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_URL?: string;

  /** Who sells the product, as invoices of subscriptions name it: what a business says of itself under /account-settings, in JSON. */
  PROVIDER?: string;
  /** The private key (PKCS#8) and the certificate that seal signed documents, in PEM. */
  SEALING_KEY?: string;
  SEALING_CERTIFICATE?: string;

  /** What stands behind the @ of addresses at which documents come in, once mail for it is routed to this Worker. */
  MAIL_IN_DOMAIN?: string;

  /** Claude, in place of the local responder. */
  ANTHROPIC_API_KEY?: string;
  ANTHROPIC_BASE_URL?: string;
  ANTHROPIC_MODEL?: string;
}

/** Is this a developer's machine or a test? */
export function isLocal(env: Pick<Env, "LOCAL">): boolean {
  return env.LOCAL === "1";
}

/** The product's own address, for links of a deployment that says none. */
const ORIGIN = "https://cellier.app";

/**
 * The address that links in letters begin with, whether a request writes the letter, or the queue or the clock. Where `ORIGIN` is set,
 * a deployment never takes the address of a request: anybody can send one with a host of their own.
 * @param address where the request came in; null where there is none
 */
export function originOf(env: Pick<Env, "LOCAL" | "ORIGIN">, address: string | null): string {
  return (isLocal(env) ? (address ?? env.ORIGIN) : (env.ORIGIN ?? address)) ?? ORIGIN;
}
