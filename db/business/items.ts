import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { unitNames } from "@/worker/core/quantity";
import { type Allergen, itemKinds, itemStatuses, sections } from "@/worker/modules/items/status";

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
    supplierName: text("supplier_name").notNull().default(""),
    customerName: text("customer_name").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    archivedAt: integer("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Markup on cost in hundredths of a percent, as worker/modules/items/rules.ts says (a test keeps them equal). */
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
