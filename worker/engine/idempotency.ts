import { eq } from "drizzle-orm";
import { idempotency } from "@/db/kernel";
import { digestOf } from "@/worker/core/files/digest";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase, PlatformDatabase } from "./ports";

/** A caller's own key, and the request it stands for. */
export interface RequestKey {
  key: string;
  operation: string;
  inputHash: string;
}

/** Ties a caller's key to the caller and the request, so that nobody replays another's answer. */
export async function requestKey(key: string, actor: string, operation: string, input: unknown): Promise<RequestKey> {
  // The key, which is not kept, salts the hash: nobody can guess a password in an input from it.
  const inputHash = await digestOf(`${key}\n${JSON.stringify(input)}`);
  return { key: `${actor}:${await digestOf(key)}`, operation, inputHash };
}

/**
 * The answer this request already got, if it did.
 * @throws Refusal `key_reused` when the key stood for another request
 */
export async function answerBefore(db: PlatformDatabase | BusinessDatabase, request: RequestKey): Promise<{ output: unknown } | null> {
  const [row] = await db.select().from(idempotency).where(eq(idempotency.key, request.key));
  if (!row) return null;
  if (row.operation !== request.operation || row.inputHash !== request.inputHash) throw new Refusal("key_reused");
  return { output: row.output };
}
