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

/**
 * A caller's own name for a request: sent twice, it acts once and answers the same. Where a program makes the input of what a person
 * typed, and may make another of it once the record has moved on, the wording is what they typed: a request is the same by its wording.
 */
export type CallerKey = string | { key: string; wording: string };

/** Ties a caller's key to the caller and the request, so that nobody replays another's answer. */
export async function requestKey(name: CallerKey, actor: string, operation: string, input: unknown): Promise<RequestKey> {
  const { key, wording } = typeof name === "string" ? { key: name, wording: JSON.stringify(input) } : name;
  // The key, which is not kept, salts the hash: nobody can guess a password in an input from it.
  const inputHash = await digestOf(`${key}\n${wording}`);
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
