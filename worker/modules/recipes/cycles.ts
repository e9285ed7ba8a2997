import { sql } from "drizzle-orm";
import type { RecipeLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "../costing";

/** The way from an item down to another through active recipes, as names; null when there is none. */
async function wayDown(db: BusinessDatabase, from: string[], to: string): Promise<{ start: string; path: string } | null> {
  const rows = await db.all<{ start: string; path: string }>(sql`
    with recursive down(id, start, path) as (
      select i.id, i.id, i.name from items i where i.id in (select value from json_each(${JSON.stringify(from)}))
      union
      select i.id, down.start, down.path || ' → ' || i.name
      from down join recipes r on r.item_id = down.id and r.status = 'active'
      join recipe_lines l on l.recipe_id = r.id join items i on i.id = l.item_id
      where down.id <> ${to} and length(down.path) < 2000
    ) select start, path from down where id = ${to} limit 1`);
  return rows[0] ?? null;
}

/** @throws Refusal `invalid_input` naming the line through which the item would contain itself, and the way it would */
export async function refuseCycle(db: BusinessDatabase, made: ItemRow, lines: RecipeLine[]): Promise<void> {
  const way = await wayDown(
    db,
    lines.map(({ itemId }) => itemId),
    made.id,
  );
  if (!way) return;
  const place = lines.findIndex(({ itemId }) => itemId === way.start);
  refuseField(`lines.${place}.item`, "cycle", { path: `${made.name} → ${way.path}` });
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
