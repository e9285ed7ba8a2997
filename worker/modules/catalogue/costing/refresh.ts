import { eq } from "drizzle-orm";
import { costRefreshes, items } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import type { JobOf } from "@/worker/core/jobs";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { newId } from "@/worker/engine/identifier";
import { readAll, readOf } from "./graph";
import { recompute } from "./recompute";

/** Recipes recomputed in one write. */
const PIECE = 200;
/** Pieces recomputed before the other messages of a batch have their turn. */
const PIECES = 10;

/** The queue's own: people see its progress with the recipes, and cannot call it. */
const own = defineModule("recipes", customers, {
  refresh: command({
    risk: "writes",
    input: z.strictObject({ id: identifier }),
    output: z.object({ isOver: z.boolean() }),
  }),
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
const refresh = handle(own.refresh, async (context, { id }) => {
  const [before] = await context.db.select().from(costRefreshes).where(eq(costRefreshes.id, id));
  if (!before || before.finishedAt !== null) return { isOver: true };
  return { isOver: before.pending.length ? await nextPiece(context, before) : await lastLook(context, before) };
});

type Refresh = typeof costRefreshes.$inferSelect;

async function nextPiece(context: CommandContext, before: Refresh): Promise<boolean> {
  const piece = before.pending.slice(0, PIECE);
  const graph = await readOf(context.db, piece);
  context.unchanged(items, [...graph.items.values()]);
  context.updateMany(
    items,
    [...recompute(graph)].map(([itemId, changes]) => ({ before: graph.itemOf(itemId), changes })),
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

/** Recomputes piece by piece, and leaves what is left to another message. */
async function refreshSome(runtime: Runtime, job: JobOf<"costs.refresh">, { goOn }: Turn): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const progress = await callAsSystem(runtime, job.businessId, refresh, { id: job.id });
    if (progress?.isOver !== false) return;
  }
  goOn();
}

export const costingJobs = { "costs.refresh": { run: refreshSome } };
