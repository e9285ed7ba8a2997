import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { unitNames } from "@/worker/core/figures/quantity";
import type { Allergen, Nutrition } from "@/worker/core/trade/food";
import { dateKinds, itemKinds, itemStatuses, type Label, sections, stages } from "@/worker/modules/catalogue/items/status";
import { clientCategories } from "@/worker/core/trade/trade";

/** What can be stocked or sold: products and ingredients are two views of this one table. */
export const items = sqliteTable(
  "items",
  {
    /** Ties the row to its search entry and breaks ties when sorting. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    kind: text("kind", { enum: itemKinds }).notNull(),
    status: text("status", { enum: itemStatuses }).notNull(),
    name: text("name").notNull(),
    /** The name without case or accents, to sort by. */
    sortName: text("sort_name").notNull(),
    sku: text("sku").notNull(),
    barcode: text("barcode"),
    /** The name it is sold under; empty where it has none. */
    brand: text("brand").notNull().default(""),
    category: text("category").notNull().default(""),
    description: text("description").notNull().default(""),
    unit: text("unit", { enum: unitNames }).notNull(),
    /** Sale price excl. tax per unit, in ten-thousandths of a euro; null while unknown. */
    price: integer("price"),
    /** Cost excl. tax per unit, in ten-thousandths of a euro; null while unknown. */
    cost: integer("cost"),
    /** Hundredths of a percent. */
    vatRate: integer("vat_rate").notNull(),
    /** Allergens present; null while nobody has declared them. */
    allergens: text("allergens", { mode: "json" }).$type<Allergen[]>(),
    /** Allergens that may be there by accident. */
    traces: text("traces", { mode: "json" }).$type<Allergen[]>().notNull().default([]),
    /** Per 100 g, in thousandths of a gram or of a kilojoule or kilocalorie; null while unknown. */
    nutrition: text("nutrition", { mode: "json" }).$type<Nutrition>(),
    /** How it reads in a list of ingredients; its name when empty. */
    labelName: text("label_name").notNull().default(""),
    labels: text("labels", { mode: "json" }).$type<Label[]>().notNull().default([]),
    origin: text("origin").notNull().default(""),
    /** Net weight of one unit in thousandths of a gram, where the unit is a piece. */
    weight: integer("weight"),
    /** Length, width and height in millimetres. */
    dimensions: text("dimensions", { mode: "json" }).$type<{ length: number; width: number; height: number }>(),
    /** Thousandths of a gram in a millilitre, to weigh what is poured. */
    density: integer("density"),
    /** What is usually lost of it, in hundredths of a percent. */
    loss: integer("loss").notNull().default(0),
    /** Days from the day it is made or comes until its date; null where nobody said. */
    shelfLifeDays: integer("shelf_life_days"),
    /** Which date that is. */
    dateKind: text("date_kind", { enum: dateKinds }).notNull().default("ddm"),
    /** How it is kept, as its label says. */
    storage: text("storage").notNull().default(""),
    /** How far a product in development has come. */
    stage: text("stage", { enum: stages }),
    /** The active recipe, from which cost, allergens and nutrition then follow. */
    recipeId: text("recipe_id"),
    supplierName: text("supplier_name").notNull().default(""),
    customerName: text("customer_name").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    /** Names the file of its picture; null where it has none. */
    pictureId: text("picture_id"),
    archivedAt: integer("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Markup on cost in hundredths of a percent, as worker/modules/catalogue/items/rules.ts says (a test keeps them equal). */
    margin: integer("margin").generatedAlwaysAs(
      sql`case when cost > 0 and price is not null then cast(round((price - cost) * 10000.0 / cost) as integer) end`,
      { mode: "virtual" },
    ),
    /** The list an item shows in. */
    section: text("section", { enum: sections })
      .notNull()
      .generatedAlwaysAs(
        sql`case when kind in ('ingredient', 'packaging') then 'ingredients' when status = 'rnd' then 'rnd' when kind in ('service', 'other') then 'services' else 'catalogue' end`,
        { mode: "virtual" },
      ),
    archived: integer("archived", { mode: "boolean" }).notNull().generatedAlwaysAs(sql`archived_at is not null`, { mode: "virtual" }),
    /** Price and margin with the unknown ones before all others, to sort and page by. */
    sortPrice: integer("sort_price").notNull().generatedAlwaysAs(sql`coalesce(price, -1)`, { mode: "virtual" }),
    sortMargin: integer("sort_margin").notNull().generatedAlwaysAs(sql`coalesce(margin, -1000000)`, { mode: "virtual" }),
  },
  (table) => [
    uniqueIndex("items_sku").on(table.sku),
    uniqueIndex("items_barcode").on(table.barcode).where(sql`barcode is not null and archived_at is null`),
    index("items_by_name").on(table.archived, table.sortName, table.seq),
    index("items_in_section_by_name").on(table.archived, table.section, table.sortName, table.seq),
    index("items_in_section_by_sku").on(table.archived, table.section, table.sku, table.seq),
    index("items_in_section_by_category").on(table.archived, table.section, table.category, table.seq),
    index("items_in_section_by_price").on(table.archived, table.section, table.sortPrice, table.seq),
    index("items_in_section_by_margin").on(table.archived, table.section, table.sortMargin, table.seq),
  ],
);

/** What an item has cost, each time it changed: kept by a trigger, whatever changed it. */
export const itemCosts = sqliteTable(
  "item_costs",
  {
    itemId: text("item_id").notNull(),
    at: integer("at").notNull(),
    /** Ten-thousandths of a euro per unit; null while unknown. */
    cost: integer("cost"),
  },
  (table) => [index("item_costs_by_item").on(table.itemId, table.at)],
);

/** Sale prices by client category, each from a day on; the last that has begun is the one in force. */
export const itemPrices = sqliteTable(
  "item_prices",
  {
    id: text("id").primaryKey(),
    itemId: text("item_id").notNull(),
    category: text("category", { enum: clientCategories }).notNull(),
    /** Ten-thousandths of a euro excl. tax per unit. */
    price: integer("price").notNull(),
    startsOn: text("starts_on").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("item_prices_of_item").on(table.itemId, table.category, table.startsOn)],
);

/**
 * How many items there are of each sort, kept by triggers in the write that changes it: lists show counts with every
 * page, and counting ten thousand rows costs more than the page itself.
 */
export const itemTallies = sqliteTable(
  "item_tallies",
  {
    archived: integer("archived", { mode: "boolean" }).notNull(),
    section: text("section", { enum: sections }).notNull(),
    kind: text("kind", { enum: itemKinds }).notNull(),
    status: text("status", { enum: itemStatuses }).notNull(),
    category: text("category").notNull(),
    count: integer("count").notNull(),
    /** How many of them sell below their cost. */
    atLoss: integer("at_loss").notNull(),
  },
  (table) => [primaryKey({ columns: [table.archived, table.section, table.kind, table.status, table.category] })],
);
