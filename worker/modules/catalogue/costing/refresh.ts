import { eq } from "drizzle-orm";
import { costRefreshes, items } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import { command } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { readAll, readOf } from "./graph";
import { recompute } from "./recompute";

/** Recipes recomputed in one write. */
const PIECE = 200;

/** The queue's own: people see its progress with the recipes, and cannot call it. */
export const refreshCosts = command({
  id: "costing.refresh",
  scope: "business",
  access: { role: "customer" },
  risk: "writes",
  input: z.strictObject({ id: identifier }),
  output: z.object({ isOver: z.boolean() }),
});

/** Leaves a change that reaches many recipes to a job. @param order the items to recompute, each after what it is made of */
export function startRefresh(context: CommandContext, order: string[]): void {
  const id = newId();
  const times = { createdAt: context.now, updatedAt: context.now };
  context.insert(costRefreshes, { id, pending: order, total: order.length, done: 0, finishedAt: null, version: 1, ...times });
  const { actor } = context.caller;
  if (actor.type !== "visitor" && actor.business) context.enqueue({ type: "costs.refresh", businessId: actor.business.id, id });
}

/**
 * Recomputes the next piece, in one write with its progress; the queue asks until it is over. When nothing is left it looks at
 * every recipe once more and goes on with what moved meanwhile: the last state equals recomputing everything.
 */
export const refresh = handle(refreshCosts, async (context, { id }) => {
  const [before] = await context.db.select().from(costRefreshes).where(eq(costRefreshes.id, id));
  if (!before || before.finishedAt !== null) return { isOver: true };
  return { isOver: before.pending.length ? await nextPiece(context, before) : await lastLook(context, before) };
});

type Refresh = typeof costRefreshes.$inferSelect;

async function nextPiece(context: CommandContext, before: Refresh): Promise<boolean> {
  const piece = before.pending.slice(0, PIECE);
  const graph = await readOf(context.db, piece);
  context.unchanged(items, [...graph.items.values()]);
  context.updateAll(
    items,
    [...recompute(graph)].map(([itemId, facts]) => [graph.itemOf(itemId), facts]),
  );
  const pending = before.pending.slice(PIECE);
  context.update(costRefreshes, before, { pending, done: before.done + piece.length });
  return false;
}

/** @returns is nothing left to recompute? */
async function lastLook(context: CommandContext, before: Refresh): Promise<boolean> {
  const pending = [...recompute(await readAll(context.db)).keys()];
  const finishedAt = pending.length ? null : context.now;
  context.update(costRefreshes, before, { pending, total: before.done + pending.length, finishedAt });
  return pending.length === 0;
}
