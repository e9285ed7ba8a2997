import { sql } from "drizzle-orm";
import { checklists as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { checklists } from "./contract";
import { type ChecklistRow, selectInUse, selectNamed, toChecklist } from "./records";
import { clashOf, problemsOf, usualPoints } from "./rules";
import type { WrittenPoint } from "./shapes";

/**
 * Writes a checklist: lots that come or are made from now on are checked by it.
 * @throws Refusal `already_exists` naming `name`; `invalid_input` naming `families` or `items` that another list has already, an item
 *   that nobody knows, or what is wrong with points
 */
export const create = handle(checklists.create, async (context, { items: names, ...input }) => {
  const { db, now, caller } = context;
  const points = pointsFrom(input.points ?? usualPoints(input.moment, caller.language));
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  const itemIds = await itemsNamed(context, names);
  const row: ChecklistRow = { ...input, id: newId(), sortName: fold(input.name), status: "in_use", itemIds, points, ...stamp };
  await refuseClash(context, row);
  context.insert(table, row);
  return toChecklist(db, row);
});

/** Points as they are stored. @throws Refusal `invalid_input` naming what is wrong with one */
export function pointsFrom(points: readonly WrittenPoint[]) {
  const fields = problemsOf(points);
  if (fields.length) throw new Refusal("invalid_input", { fields });
  return points.map((point) => ({ id: newId(), ...point }));
}

/** The items that are named. @throws Refusal `invalid_input` naming the one that nobody knows */
export async function itemsNamed({ db }: CommandContext, names: readonly string[]): Promise<string[]> {
  if (!names.length) return [];
  const found = await selectNamed(db, names);
  const ids = names.map((name, place) => {
    const item = found.find(({ id, sku }) => id === name || sku === name || sku === name.toUpperCase());
    return item?.id ?? refuseField(`items.${place}`, "not_found");
  });
  return [...new Set(ids)];
}

/** No two lists in use ask the same lot as closely. @throws Refusal `already_exists` naming `name`, `invalid_input` naming whom it is for */
export async function refuseClash(context: CommandContext, row: ChecklistRow): Promise<void> {
  const inUse = await selectInUse(context.db);
  // A list that somebody else writes meanwhile would clash unseen.
  context.unchanged(table, inUse);
  context.assumes(sql`(select count(*) from ${table} where ${table.status} = 'in_use') = ${inUse.length}`);
  const others = inUse.filter(({ id }) => id !== row.id);
  if (others.some(({ sortName }) => sortName === row.sortName)) {
    throw new Refusal("already_exists", { fields: [{ field: "name", code: "taken" }] });
  }
  for (const other of others) {
    const clash = clashOf(row, other);
    if (!clash) continue;
    if (clash.field === "items") refuseField("items", "item_on_other_list", { list: other.name });
    if (clash.family === "") refuseField("families", "other_for_all", { list: other.name });
    refuseField("families", "family_on_other_list", { family: clash.family, list: other.name });
  }
}
