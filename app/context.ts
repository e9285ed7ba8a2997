import type { NamedRecord } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Operation, Result } from "@/worker/core/contract/operation";
import type { Plan, SubscriptionStatus } from "@/worker/core/contract/plans";

export type Theme = "cellier" | "cellier-nuit";

/** The person who is signed in, as the pages know them. */
export interface Account {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: "customer" | "admin";
  business: { id: string; name: string; plan: Plan; planStatus: SubscriptionStatus; trialEndsAt: number } | null;
  /** Until when one of the staff looks at that business, which is not theirs; null for everybody else. UTC milliseconds. */
  visitEndsAt: number | null;
}

/** A refusal in the reader's language (RFC 9457), as forms and error screens show it. */
export interface Problem {
  status: number;
  code: string;
  detail: string;
  /** The plan that opens what was refused. */
  plan?: Plan;
  errors?: {
    field: string;
    code: string;
    message: string;
    records?: NamedRecord[];
    instead?: { operation: string; title: string };
  }[];
  incident?: string;
}

/** Signing up, in and out; each keeps the browser's cookie in step. */
export interface Identity {
  /**
   * An e-mail without an @ is read as a phone number: forms have one field for both.
   * @throws Refusal when the credentials open nothing
   */
  signIn(credentials: { email?: string; password?: string; remember: boolean }): Promise<Pick<Account, "role">>;
  /** Mails a code to open the account with; answers alike whoever the address belongs to. @throws Refusal */
  signUp(input: Record<string, unknown>, key?: string): Promise<void>;
  /** Mails the letter of a sign-up again. @throws Refusal */
  resend(email: string): Promise<void>;
  /** Opens the account with the mailed code, and signs in. @throws Refusal naming `token` when the code is wrong */
  confirm(confirmation: { email: string; token: string }): Promise<void>;
  signOut(): Promise<void>;
  /** The program that waits to be let in with a code. @throws Refusal naming `code` when none does */
  device(code: string): Promise<{ code: string; name: string }>;
  /** Lets it in as the person, or not. @throws Refusal naming `code` when none waits with it */
  answerDevice(code: string, isApproved: boolean): Promise<void>;
  /** Mails a code to choose a new password with; answers alike whoever the address belongs to. @throws Refusal */
  recover(email: string): Promise<void>;
  /** Chooses a new password with the mailed code. @throws Refusal */
  reset(input: Record<string, unknown>): Promise<void>;
}

declare module "@remix-run/cloudflare" {
  /** What the Worker gives to the loaders and actions of one request. */
  interface AppLoadContext {
    /** Lets the page's own scripts and styles through the Content-Security-Policy. */
    nonce: string;
    lang: Language;
    /** What the reader chose; null follows the system. */
    theme: Theme | null;
    /** Is this a developer's machine? */
    local: boolean;
    /** The civil date in Paris. */
    today: string;
    /** Headers to add to the answer. */
    headers: Headers;
    account(): Promise<Account | null>;
    /** Does an operation, for actions. @throws Refusal */
    call<O extends Operation>(operation: O, input: unknown, key?: string): Promise<Result<O>>;
    /** Does a query, for loaders. @throws Response that the error screen shows */
    read<O extends Operation>(operation: O, input: unknown): Promise<Result<O>>;
    /** Puts an error into the reader's words; a fault of ours becomes an incident. */
    phrase(error: unknown): Problem;
    identity: Identity;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
