import { inArray } from "drizzle-orm";
import { itemPrices, items as table, recipeLines, recipes, tariffs } from "@/db/business";
import type { Parsed } from "@/worker/core/operation";
import type { ImportTarget } from "@/worker/engine/importing";
import { rollUpLater } from "../costing";
import { items } from "./contract";
import { prices } from "./import-prices";
import { rowOf } from "./create";
import { derive } from "./derive";
import type { ItemRow } from "./records";
import { stageOf } from "./rules";
import { derivedSaid } from "./update";
import { en } from "./words.en";
import { fr } from "./words.fr";

const catalogue: ImportTarget = {
  table,
  words: { fr, en },
  create: items.create.input,
  update: items.update.input.omit({ id: true, version: true }),
  key: ["sku"],
  keyOf: ({ sku }) => (typeof sku === "string" ? sku.trim().toUpperCase() : null),
  find: async (db, keys) => {
    const rows = await db.select().from(table).where(inArray(table.sku, keys));
    return new Map(rows.map((row) => [row.sku, row]));
  },
  unique: { barcode: table.barcode },
  make: async ({ now }, lines) => lines.map((line) => rowOf(line as Parsed<typeof items.create>, now)),
  refuse: (before, said) => derivedSaid(before as ItemRow, said),
  change: (before, { sku, ...said }) => {
    const facts = { ...(before as ItemRow), ...said };
    return { ...said, stage: stageOf(facts), ...derive(facts).stored };
  },
  reach: rollUpLater,
  usedBy: [recipes.itemId, recipeLines.itemId, tariffs.itemId, itemPrices.itemId],
};

/** How files bring in products, and what is bought: the same table, and what a line is that does not say it. */
export const itemImports = {
  products: catalogue,
  ingredients: { ...catalogue, defaults: { kind: "ingredient", unit: "kg" } },
  prices,
} satisfies Record<string, ImportTarget>;
