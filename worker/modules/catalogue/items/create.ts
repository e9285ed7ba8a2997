import { items as table } from "@/db/business";
import { parse } from "@/worker/core/contract/parse";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { type Item, items } from "./contract";
import { followSupplier } from "./prices/first-tariff";
import { derive, makeSku, stageOf } from "./rules";

/** Adds an item to the catalogue; without a SKU it is given one. What it costs is the first tariff of its supplier, who is added too where it is new. */
export const create = handle(items.create, async (context, { newSupplier, ...input }) => {
  const item = addItem(context, input);
  await followSupplier(context, item, newSupplier);
  return item;
});

/** What is known of a new item itself. */
type NewItem = Omit<Parsed<typeof items.create>, "newSupplier">;

/** Writes a new item and says how it looks. */
export function addItem(context: CommandContext, input: NewItem): Item {
  const row = rowOf(input, context.now);
  context.insert(table, row);
  const { shown } = derive(row);
  const { sortName, searchText, ...item } = row;
  return { ...item, ...shown, archived: false };
}

/** A new item of which only this is known, as it is kept, without a recipe. @param facts as a door would say them @param now UTC milliseconds */
export function newItemRow(facts: object, now: number) {
  return rowOf(parse(items.create.input.omit({ newSupplier: true }), facts), now);
}

/** A new item as it is kept. @param now UTC milliseconds */
export function rowOf(input: NewItem, now: number) {
  const sku = input.sku?.toUpperCase() ?? makeSku(crypto.getRandomValues(new Uint8Array(6)));
  const row = {
    ...input,
    id: newId(),
    sku,
    stage: stageOf(input),
    recipeId: null,
    pictureId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  return { ...row, ...derive(row).stored };
}
