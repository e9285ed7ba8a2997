import { type FieldProblem, Refusal } from "@/worker/core/errors";

/**
 * Says in the product's words why the database refused a batch.
 * @returns null when the error is not the database's refusal of a rule
 */
export function refusalOf(error: unknown): Refusal | null {
  const reason = reasonOf(error);
  const check = /CHECK constraint failed: (\w+)/.exec(reason)?.[1];
  if (check === "stale" || check === "limit_reached" || check === "not_enough" || check === "not_enough_credits") return new Refusal(check);
  // The ledger's triggers say these themselves (db/migrations/business, stock_kept).
  const blocked = /\b(lot_held|lot_expired)\b/.exec(reason)?.[1];
  if (blocked) return new Refusal(blocked as "lot_held" | "lot_expired");

  const unique = /UNIQUE constraint failed: \w+\.(\w+)/.exec(reason)?.[1];
  if (unique) return new Refusal("already_exists", { fields: [takenField(unique)] });

  // Too many wrote at once, or the server was not ready, and this one was not let in: nothing of it was written.
  if (/SQLITE_BUSY|database is locked|HTTP status (404|429|503)/.test(reason)) return new Refusal("unavailable");
  if (/database or disk is full|SQLITE_FULL/.test(reason)) return new Refusal("storage_full");
  // Whether it was written, nobody knows: it is not tried again.
  if (/aborted due to timeout/.test(reason)) return new Refusal("timed_out");
  if (/FOREIGN KEY constraint failed/.test(reason)) return new Refusal("not_found");
  return null;
}

/**
 * Waits for a write that only spares work later. Where the database refuses it, because others write or the disk is full, it is left: a
 * reader must not fail of it.
 */
export async function unlessRefused(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}

/** The whole chain of messages: Drizzle wraps the client's error, which wraps the server's. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : "";
}

function takenField(column: string): FieldProblem {
  return { field: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), code: "taken" };
}
