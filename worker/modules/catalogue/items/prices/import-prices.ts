import { eq, inArray } from "drizzle-orm";
import { itemPrices as table, items as itemTable } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { FieldProblem } from "@/worker/core/errors";
import { line, z } from "@/worker/core/contract/fields";
import type { ImportTarget, ImportedFields } from "@/worker/engine/lists/importing";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { items } from "../contract";
import { en } from "../words.en";
import { fr } from "../words.fr";

const { id, ...priceFields } = items.setPrice.input.shape;
type Line = { sku: string; startsOn?: string } & Pick<typeof table.$inferInsert, "category" | "price">;

/** How files bring in prices by category of clients: an item's SKU, a category, a price, and the day it begins if not today. */
export const prices: ImportTarget = {
  table,
  words: { fr, en },
  create: z.strictObject({ sku: line(40).toUpperCase(), ...priceFields }),
  update: z.strictObject({ price: priceFields.price }),
  key: ["sku", "category", "startsOn"],
  keyOf: ({ sku, category, startsOn }, now) => (sku && category ? keyOf(sku, category, startsOn ?? civilDate(now)) : null),
  find: async (db, keys) => {
    const rows = await db
      .select({ price: table, sku: itemTable.sku })
      .from(table)
      .innerJoin(itemTable, eq(itemTable.id, table.itemId))
      .where(inArray(itemTable.sku, skusOf(keys)));
    return new Map(rows.map(({ price, sku }) => [keyOf(sku, price.category, price.startsOn), price]));
  },
  look: async ({ db, now }, lines) => {
    const itemBySku = await itemsOf(db, lines);
    return lines.map(({ sku, startsOn }) => [...problemsOf(itemBySku.get(keyed(sku))), ...(isPast(startsOn, now) ? [past] : [])]);
  },
  make: async ({ db, now }, lines) => {
    const itemBySku = await itemsOf(db, lines);
    const times = { version: 1, createdAt: now, updatedAt: now };
    return (lines as Line[]).map(({ sku, startsOn, ...price }) => {
      return { id: newId(), itemId: itemBySku.get(keyed(sku))?.id ?? "", startsOn: startsOn ?? civilDate(now), ...price, ...times };
    });
  },
  change: (_, { price }) => ({ price }),
  usedBy: [],
};

const keyed = (sku: unknown) => String(sku ?? "").toUpperCase();
const keyOf = (sku: unknown, category: unknown, startsOn: unknown) => JSON.stringify([keyed(sku), category, startsOn]);
const skusOf = (keys: string[]) => [...new Set(keys.map((key) => JSON.parse(key)[0] as string))];

const past: FieldProblem = { field: "startsOn", code: "past" };
/** What was sold before was sold at the price of its day. */
const isPast = (startsOn: unknown, now: number) => typeof startsOn === "string" && startsOn < civilDate(now);

type Named = { id: string; archived: boolean };

/** The items that lines name, by their SKU. */
async function itemsOf(db: BusinessDatabase, lines: ImportedFields[]): Promise<Map<string, Named>> {
  const skus = [...new Set(lines.map(({ sku }) => keyed(sku)))];
  const { id, sku, archived } = itemTable;
  const rows = await db.select({ id, sku, archived }).from(itemTable).where(inArray(sku, skus));
  return new Map(rows.map((row) => [row.sku, row]));
}

function problemsOf(item: Named | undefined): FieldProblem[] {
  if (!item) return [{ field: "sku", code: "import_unknown" }];
  return item.archived ? [{ field: "sku", code: "archived" }] : [];
}
