import { inArray, sql } from "drizzle-orm";
import { itemPrices, items as table, orderLines, recipeLines, recipes, tariffs } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { packOf } from "@/worker/core/trade/pack";
import { bulkOf } from "@/worker/core/figures/quantity";
import type { ImportTarget } from "@/worker/engine/lists/importing";
import { rollUpLater } from "@/worker/modules/catalogue/costing";
import { items } from "./contract";
import { prices } from "./prices/import-prices";
import { rowOf } from "./create";
import type { ItemRow } from "./records";
import { derive, stageOf } from "./rules";
import { addFirstTariffs } from "./prices/first-tariff";
import { type Settled, settledBy, settledCost, settledProblems } from "./prices/tariffed";
import { unitProblems, withLots } from "./unit";
import { derivedProblems } from "./update";
import { en } from "./words.en";
import { fr } from "./words.fr";

const own = { fr, en };

/** An item with the tariff that settles its cost. */
type Tariffed = ItemRow & { settled?: Settled; hasLots: boolean };

const catalogue: ImportTarget = {
  table,
  words: { fr, en },
  create: items.create.input.omit({ newSupplier: true }),
  // What an item is does not change by the list that a file is brought into.
  update: items.update.input.omit({ id: true, version: true, newSupplier: true, kind: true }),
  reword: ({ unit = "" }) => {
    const pack = /\d/.test(unit) ? packOf(unit) : null;
    return pack ? { unit: bulkOf(pack.holds.unit) } : {};
  },
  tell: ({ cost, supplierName }, language) =>
    cost && supplierName ? own[language].firstTariff.replace("{{supplier}}", String(supplierName)) : "",
  key: ["sku"],
  keyOf: ({ sku }) => (typeof sku === "string" ? sku.trim().toUpperCase() : null),
  find: async (db, keys) => {
    const named = sql`${tariffs.itemId} in (select ${table.id} from ${table} where ${inArray(table.sku, keys)})`;
    const [rows, settled] = await db.batch([db.select().from(table).where(inArray(table.sku, keys)), settledBy(db, named)]);
    const tariffOf = new Map(settled.map((tariff) => [tariff.itemId, tariff]));
    const stocked = await withLots(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(rows.map((row) => [row.sku, { ...row, settled: tariffOf.get(row.id), hasLots: stocked.has(row.id) }]));
  },
  unique: { barcode: table.barcode },
  make: async ({ now }, lines) => lines.map((line) => rowOf(line as Omit<Parsed<typeof items.create>, "newSupplier">, now)),
  refuse: (before, line) => {
    const { settled, hasLots, ...item } = before as Tariffed;
    return [...derivedProblems(item, line), ...settledProblems(item, line, settled), ...unitProblems(item, line, hasLots)];
  },
  change: (before, { sku, ...changes }) => {
    const { settled, hasLots, ...item } = before as Tariffed;
    const facts = { ...item, ...changes, ...settledCost(item, { ...item, ...changes }, settled) };
    return { ...changes, cost: facts.cost, stage: stageOf(facts), ...derive(facts).stored };
  },
  along: {
    table: tariffs,
    of: tariffs.itemId,
    by: tariffs.importId,
    make: (context, records, id) => addFirstTariffs(context, records as unknown as ItemRow[], id),
  },
  reach: rollUpLater,
  usedBy: [recipes.itemId, recipeLines.itemId, tariffs.itemId, itemPrices.itemId, orderLines.itemId],
};

/** How files bring in products, and what is bought: the same table, and what a line is that does not say it. */
export const itemImports = {
  products: catalogue,
  ingredients: { ...catalogue, defaults: { kind: "ingredient", unit: "kg" } },
  prices,
} satisfies Record<string, ImportTarget>;
