import { sql } from "drizzle-orm";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase, PlatformDatabase, Statement, Till } from "./ports";
import type { Runtime } from "./runtime";

/** What a number is shown as that nobody has been given. */
export const NOT_NUMBERED = "…";

/**
 * The same runtime, in which a command is judged, computed and written as ever, and nothing of it stays: the batch ends with what
 * takes it back, no file is kept, nothing is sent. What reaches beyond the product, such as a payment, is refused.
 */
export function dryRun(runtime: Runtime): Runtime {
  const nothing = async () => {};
  return {
    ...runtime,
    trial: { changes: 0 },
    files: { ...runtime.files, put: nothing, remove: nothing },
    jobs: { send: nothing },
    mailer: { send: nothing },
    payments: null,
    till: { ...runtime.till, open: refuse, close: nothing, ask: refuse, debit: refuse, portal: refuse } satisfies Till,
  };
}

/** @throws Refusal `not_supported` always */
async function refuse(): Promise<never> {
  throw new Refusal("not_supported");
}

/** The statement that takes a whole batch back: no integer is that large. */
export function takingBack(db: BusinessDatabase | PlatformDatabase): Statement {
  return db.run(sql`select abs(-9223372036854775807 - 1)`) as unknown as Statement;
}

/** Was a batch taken back by that statement, and not refused by another? */
export function isTakenBack(error: unknown): boolean {
  return error instanceof Error && (/integer overflow/.test(error.message) || isTakenBack(error.cause));
}
