import { inArray, max, sql } from "drizzle-orm";
import { items, recipes as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { recompute, stillAsRead } from "@/worker/modules/catalogue/costing";
import { recipes } from "../contract";
import { effectsOf } from "./effects";
import { replacementOf } from "./replacement";

/** Replaces an item everywhere: each recipe that names it gets a new active version, and costs and declarations follow. */
export const replace = handle(recipes.replace, async (context, input) => {
  const { item, graph, named } = await replacementOf(context.db, input);
  stillAsRead(context, graph, [item.id]);
  const last = await lastNumbers(
    context.db,
    named.map(({ itemId }) => itemId),
  );
  const derived = recompute(graph);
  for (const former of named) {
    const lines = graph.recipes.get(former.itemId)?.lines ?? former.lines;
    const times = { version: 1, createdAt: context.now, updatedAt: context.now };
    const id = newId();
    context.update(table, former, { status: "archived" });
    context.insert(table, { ...former, id, lines, number: (last.get(former.itemId) ?? former.number) + 1, ...times });
    context.update(items, graph.itemOf(former.itemId), { recipeId: id, ...derived.get(former.itemId) });
    derived.delete(former.itemId);
  }
  context.updateMany(
    items,
    [...derived].map(([id, changes]) => ({ before: graph.itemOf(id), changes })),
  );
  return effectsOf(graph, new Map());
});

/** The highest number among the versions of each of these items. */
async function lastNumbers(db: BusinessDatabase, itemIds: string[]): Promise<Map<string, number | null>> {
  const rows = await db
    .select({ itemId: table.itemId, number: max(table.number) })
    .from(table)
    .where(inArray(table.itemId, sql`(select value from json_each(${JSON.stringify(itemIds)}))`))
    .groupBy(table.itemId);
  return new Map(rows.map(({ itemId, number }) => [itemId, number]));
}
