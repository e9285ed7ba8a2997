import type { Language } from "@/worker/core/language";
import type { Operation, Parsed, Result } from "@/worker/core/contract/operation";
import type { Door } from "./actor";
import { perform } from "./call";
import type { Handler, QueryContext } from "./handler";
import type { Runtime } from "./runtime";
import { systemActorOf } from "./system-actor";

export { systemActorOf };

/**
 * Does an operation for a business on the product's own account, as the queue and the clock do.
 * @param behalf the person who asked for it, if any, and the door it came through where that is not the queue
 * @param language that of what it prints and says
 * @returns its answer; undefined when the business is no more
 * @throws whatever `call` throws; the queue then tries again
 */
export async function callAsSystem<O extends Operation>(
  runtime: Runtime,
  businessId: string,
  handler: Handler<O>,
  input: Parsed<O>,
  { behalf, door = "queue", language = "fr" }: { behalf?: string; door?: Door; language?: Language } = {},
): Promise<Result<O> | undefined> {
  const actor = await systemActorOf(runtime.databases.platform, businessId);
  if (!actor) return undefined;
  return perform(runtime, { actor: { ...actor, behalf }, door, language, address: "" }, handler, input);
}

/** The same context for reading what a business owns, where somebody was given a link to it; null when the business is no more. */
export async function queryContextFor(context: QueryContext, businessId: string): Promise<QueryContext | null> {
  const actor = await systemActorOf(context.platform, businessId);
  return actor && { ...context, caller: { ...context.caller, actor }, db: await context.open(actor.business) };
}
