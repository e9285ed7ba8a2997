import { type FieldProblem, Refusal } from "@/worker/core/errors";

/**
 * Says in the product's words why the database refused a batch.
 * @returns null when the error is not the database's refusal of a rule
 */
export function refusalOf(error: unknown): Refusal | null {
  const reason = reasonOf(error);
  const check = /CHECK constraint failed: (\w+)/.exec(reason)?.[1];
  if (check === "stale" || check === "limit_reached") return new Refusal(check);

  const unique = /UNIQUE constraint failed: \w+\.(\w+)/.exec(reason)?.[1];
  if (unique) return new Refusal("already_exists", { fields: [takenField(unique)] });

  if (/FOREIGN KEY constraint failed/.test(reason)) return new Refusal("not_found");
  return null;
}

/** The whole chain of messages: Drizzle wraps the client's error, which wraps the server's. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : "";
}

function takenField(column: string): FieldProblem {
  return { field: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), code: "taken" };
}
