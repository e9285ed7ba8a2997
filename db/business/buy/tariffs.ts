import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { unitNames } from "@/worker/core/figures/quantity";
import { items } from "../catalogue/items";
import { suppliers } from "./suppliers";

/** What a supplier asks for a pack of an item: "farine T55, sac 25 kg, 21,40 €". */
export const tariffs = sqliteTable(
  "tariffs",
  {
    id: text("id").primaryKey(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    /** What the supplier calls it. */
    supplierCode: text("supplier_code").notNull().default(""),
    /** "sac", "carton de 6"… */
    pack: text("pack").notNull().default(""),
    /** What a pack holds: thousandths of the base unit, and the unit people say it in. */
    packAmount: integer("pack_amount").notNull(),
    packUnit: text("pack_unit", { enum: unitNames }).notNull(),
    /** Ten-thousandths of a euro excl. tax for a pack. */
    price: integer("price").notNull(),
    /** The one that gives the item its cost and its main supplier. */
    preferred: integer("preferred", { mode: "boolean" }).notNull().default(false),
    /** The file of items that it came with, and goes with where that is undone. */
    importId: text("import_id"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("tariffs_of_import").on(table.importId).where(sql`import_id is not null`),
    uniqueIndex("tariffs_of_pack").on(table.itemId, table.supplierId, table.packAmount, table.pack),
    uniqueIndex("tariffs_preferred").on(table.itemId).where(sql`preferred = 1`),
    index("tariffs_of_supplier").on(table.supplierId, table.itemId),
  ],
);

/** What a tariff has asked, each time it changed: kept by triggers. */
export const tariffPrices = sqliteTable(
  "tariff_prices",
  {
    tariffId: text("tariff_id").notNull(),
    at: integer("at").notNull(),
    /** Ten-thousandths of a euro excl. tax for a pack. */
    price: integer("price").notNull(),
    packAmount: integer("pack_amount").notNull(),
  },
  (table) => [index("tariff_prices_by_tariff").on(table.tariffId, table.at)],
);
