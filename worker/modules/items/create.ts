import { items as table } from "@/db/business";
import type { Parsed } from "@/worker/core/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { type Item, items } from "./contract";
import { derive } from "./derive";
import { makeSku, stageOf } from "./rules";

/** Adds an item to the catalogue; without a SKU it is given one. */
export const create = handle(items.create, async (context, input) => addItem(context, input));

/** Writes a new item and says how it looks. */
export function addItem(context: CommandContext, input: Parsed<typeof items.create>): Item {
  const sku = input.sku?.toUpperCase() ?? makeSku(crypto.getRandomValues(new Uint8Array(6)));
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const stage = stageOf(input);
  const row = { ...input, id: newId(), sku, stage, recipeId: null, ...times };
  const { shown, stored } = derive(row);
  context.insert(table, { ...row, ...stored });
  return { ...row, ...shown, archived: false };
}
