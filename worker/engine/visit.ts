import { audit } from "@/db/kernel";
import type { Operation } from "@/worker/core/contract/operation";
import type { Caller } from "./actor";
import { newId } from "./identifier";
import type { Runtime } from "./runtime";

/** Writes down what somebody of the staff is about to see of a business that they visit: unwritten, it is not shown. */
export async function recordVisit(
  { databases, now }: Pick<Runtime, "databases" | "now">,
  { actor, door }: Caller,
  { id: operation, scope }: Operation,
  input: Record<string, unknown>,
): Promise<void> {
  if (actor.type !== "person" || !actor.visit || scope === "platform") return;
  const seen = { businessId: actor.business?.id, ...(typeof input.id === "string" && { id: input.id }) };
  const entry = { id: newId(), at: now, actor: actor.userId, door, operation, record: "visits", recordId: actor.visit.id };
  await databases.platform.insert(audit).values({ ...entry, before: null, after: seen });
}
