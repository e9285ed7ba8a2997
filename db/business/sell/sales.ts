import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Unit } from "@/worker/core/figures/quantity";
import type { VatLine } from "@/worker/core/figures/totals";
import { salePapers, tillMethods } from "@/worker/modules/sell/sales/status";

/** What was sold of an item, as the buyer saw it. */
export interface SaleLine {
  itemId: string;
  sku: string;
  name: string;
  /** Thousandths of the base of the unit. */
  amount: number;
  unit: Unit;
  /** Ten-thousandths of a euro incl. tax for one `per`. */
  price: number;
  per: Unit;
  /** Hundredths of a percent. */
  vatRate: number;
  /** Ten-thousandths of a euro incl. tax, whole cents. */
  total: number;
  /** The lots it was taken of. */
  lots: string[];
}

/**
 * What the till took, one row a sale, and one that takes a sale back. Rows are only added: triggers keep them, their places leave no
 * gap, and each is sealed with the one before it (CGI, art. 286, I, 3° bis).
 */
export const sales = sqliteTable(
  "sales",
  {
    id: text("id").primaryKey(),
    /** 1, 2, 3… over the whole life of the till. */
    place: integer("place").notNull(),
    /** The sale that it takes back. */
    reverses: text("reverses"),
    /** The number of its paper: a ticket, an invoice, a credit note. */
    number: text("number").notNull(),
    paper: text("paper", { enum: salePapers }).notNull(),
    method: text("method", { enum: tillMethods }).notNull(),
    day: text("day").notNull(),
    clientId: text("client_id").notNull(),
    clientName: text("client_name").notNull(),
    orderId: text("order_id").notNull(),
    deliveryId: text("delivery_id").notNull(),
    /** The invoice, or the credit note. */
    invoiceId: text("invoice_id").notNull(),
    lines: text("lines", { mode: "json" }).$type<SaleLine[]>().notNull(),
    vat: text("vat", { mode: "json" }).$type<VatLine[]>().notNull(),
    /** Ten-thousandths of a euro incl. tax; negative where it takes a sale back. */
    total: integer("total").notNull(),
    /** All that the till ever took until then, this row included. */
    running: integer("running").notNull(),
    /** Why it is taken back. */
    reason: text("reason").notNull().default(""),
    /** SHA-256 over what the row says and the seal before it. */
    seal: text("seal").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("sales_in_place").on(table.place),
    uniqueIndex("sales_reversed_once").on(table.reverses).where(sql`reverses is not null`),
    uniqueIndex("sales_by_number").on(table.number),
    index("sales_newest").on(table.createdAt, table.id),
    index("sales_by_day").on(table.day, table.place),
  ],
);
