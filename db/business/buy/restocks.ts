import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { restockStatuses } from "@/worker/modules/buy/restocks/status";
import { suppliers } from "./suppliers";

/** What is asked of a supplier: so many packs of an item at a price. */
export interface RestockLine {
  id: string;
  itemId: string;
  /** The tariff it was asked under; null when the price was agreed by hand. */
  tariffId: string | null;
  /** How many packs. */
  packs: number;
  pack: string;
  /** What a pack holds: thousandths of the base unit, and the unit people say it in. */
  packAmount: number;
  packUnit: Unit;
  /** Ten-thousandths of a euro excl. tax for a pack. */
  price: number;
  /** Hundredths of a percent. */
  vatRate: number;
  /** What has come so far, in thousandths of the base unit. */
  received: number;
}

/** Orders to suppliers. */
export const restocks = sqliteTable(
  "restocks",
  {
    id: text("id").primaryKey(),
    /** ACH-2026-0001. */
    reference: text("reference").notNull().unique(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    status: text("status", { enum: restockStatuses }).notNull(),
    orderedOn: text("ordered_on"),
    expectedOn: text("expected_on"),
    receivedOn: text("received_on"),
    lines: text("lines", { mode: "json" }).$type<RestockLine[]>().notNull(),
    /** Ten-thousandths of a euro excl. tax for all lines, rounded to the cent. */
    subtotal: integer("subtotal").notNull(),
    /** Transport and the like, in ten-thousandths of a euro excl. tax; spread over what comes. */
    fees: integer("fees").notNull().default(0),
    notes: text("notes").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("restocks_newest").on(table.createdAt, table.id),
    index("restocks_by_status").on(table.status, table.createdAt, table.id),
    index("restocks_of_supplier").on(table.supplierId, table.createdAt, table.id),
    index("restocks_expected").on(table.expectedOn),
  ],
);

/** What is still to come of each item: the lines of restocks, kept by triggers. */
export const restockLines = sqliteTable(
  "restock_lines",
  {
    restockId: text("restock_id").notNull(),
    place: integer("place").notNull(),
    itemId: text("item_id").notNull(),
    /** Asked and come so far, in thousandths of the item's base unit as the pack's says it. */
    amount: integer("amount").notNull(),
    received: integer("received").notNull(),
    unit: text("unit", { enum: unitNames }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restockId, table.place] }), index("restock_lines_of_item").on(table.itemId, table.restockId)],
);

/** What came at one time: which lots, how warm, and what was not as ordered. */
export interface ReceiptLine {
  lineId: string;
  itemId: string;
  /** None where all of it was refused. */
  lotId: string | null;
  /** Taken in, in thousandths of the item's base unit. */
  amount: number;
  /** What went back with the driver, in the same. */
  refused?: number;
  /** What was wrong; empty when all was well. */
  discrepancy: string;
}

/** Arrivals of restocks, one row a delivery of the supplier. */
export const receipts = sqliteTable(
  "receipts",
  {
    id: text("id").primaryKey(),
    restockId: text("restock_id")
      .notNull()
      .references(() => restocks.id),
    supplierId: text("supplier_id").notNull(),
    receivedOn: text("received_on").notNull(),
    /** The supplier's delivery note. */
    deliveryNote: text("delivery_note").notNull().default(""),
    lines: text("lines", { mode: "json" }).$type<ReceiptLine[]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("receipts_of_restock").on(table.restockId, table.createdAt),
    index("receipts_of_supplier").on(table.supplierId, table.receivedOn),
  ],
);
