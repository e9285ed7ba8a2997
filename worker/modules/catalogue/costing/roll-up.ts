import { items } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { type ItemRow, readAbove, stillAsRead } from "./graph";
import { inOrder, recompute } from "./recompute";
import { startRefresh } from "./refresh";

/** A change that reaches more recipes than this is left to a job. */
const AT_ONCE = 200;

/**
 * Writes what a change to some items means for everything made of them: in the same batch where that is little, by a job
 * that shows its progress where it is much. The items themselves are the caller's to write.
 * @param changes the items' new facts, by identifier
 */
export async function rollUp(context: CommandContext, changes: Map<string, Partial<ItemRow>>): Promise<void> {
  const ids = [...changes.keys()];
  const graph = await readAbove(context.db, ids);
  const own = ids.filter((id) => graph.recipes.has(id)).length;
  // A job reads everything anew, so that nothing it will write follows from what was read here.
  if (graph.recipes.size - own > AT_ONCE)
    return startRefresh(
      context,
      inOrder(graph).filter((id) => !ids.includes(id)),
    );
  stillAsRead(context, graph, ids);
  for (const id of ids) graph.recipes.delete(id);
  context.updateMany(
    items,
    [...recompute(graph, changes)].map(([id, derived]) => ({ before: graph.itemOf(id), changes: derived })),
  );
}

/** The same, all of it by a job: for those who write many items at once, some of them made of others. */
export async function rollUpLater(context: CommandContext, ids: string[]): Promise<void> {
  const graph = ids.length ? await readAbove(context.db, ids) : null;
  if (graph?.recipes.size) startRefresh(context, inOrder(graph));
}
