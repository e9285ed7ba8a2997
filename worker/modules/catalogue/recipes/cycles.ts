import { inArray, sql } from "drizzle-orm";
import { items, type RecipeLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/costing";

/**
 * The shortest way from some items down to another through active recipes.
 * @returns identifiers, from one of the items to the other; null when there is none
 */
async function wayDown(db: BusinessDatabase, from: string[], to: string): Promise<string[] | null> {
  const rows = await db.all<{ made: string; of: string }>(sql`
    with recursive down(id) as (
      select value from json_each(${JSON.stringify(from)})
      union
      select l.item_id from down join recipes r on r.item_id = down.id and r.status = 'active' join recipe_lines l on l.recipe_id = r.id
    ) select distinct r.item_id as made, l.item_id as "of"
      from down join recipes r on r.item_id = down.id and r.status = 'active' join recipe_lines l on l.recipe_id = r.id`);
  const below = new Map<string, string[]>();
  for (const { made, of } of rows) below.set(made, [...(below.get(made) ?? []), of]);
  const reachedFrom = new Map<string, string | null>(from.map((id) => [id, null]));
  // A map goes on with what is added to it meanwhile: the nearest come first.
  for (const id of reachedFrom.keys()) {
    if (id === to) return wayBack(reachedFrom, id);
    for (const of of below.get(id) ?? []) if (!reachedFrom.has(of)) reachedFrom.set(of, id);
  }
  return null;
}

function wayBack(reachedFrom: Map<string, string | null>, last: string): string[] {
  const before = reachedFrom.get(last);
  return before ? [...wayBack(reachedFrom, before), last] : [last];
}

/** @throws Refusal `invalid_input` naming the line through which the item would contain itself, and the way it would */
export async function refuseCycle(db: BusinessDatabase, outputItem: ItemRow, lines: RecipeLine[]): Promise<void> {
  const path = await wayDown(
    db,
    lines.map(({ itemId }) => itemId),
    outputItem.id,
  );
  if (!path) return;
  const place = lines.findIndex(({ itemId }) => itemId === path[0]);
  const named = await db.select({ id: items.id, name: items.name }).from(items).where(inArray(items.id, path));
  const names = path.map((id) => named.find((item) => item.id === id)?.name);
  refuseField(`lines.${place}.item`, "cycle", { path: [outputItem.name, ...names].join(" → ") });
}

/** Two recipes activated at the same time may close a cycle that neither saw: the batch looks once more. */
export function ensureNoCycle(context: CommandContext, itemId: string): void {
  context.ensures(sql`not exists (
    with recursive down(id) as (
      select l.item_id from recipes r join recipe_lines l on l.recipe_id = r.id where r.item_id = ${itemId} and r.status = 'active'
      union
      select l.item_id from down join recipes r on r.item_id = down.id and r.status = 'active' join recipe_lines l on l.recipe_id = r.id
    ) select 1 from down where id = ${itemId})`);
}
