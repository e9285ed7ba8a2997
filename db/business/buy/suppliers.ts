import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Address, Certificate, Contact } from "@/worker/core/trade/parties";
import { supplierTypes } from "@/worker/modules/buy/suppliers/status";
import { paymentTerms } from "@/worker/core/trade/trade";

/** Those from whom a business buys goods or services. */
export const suppliers = sqliteTable(
  "suppliers",
  {
    id: text("id").primaryKey(),
    /** FOU-0001: what people call it by. */
    reference: text("reference").notNull().unique(),
    type: text("type", { enum: supplierTypes }).notNull(),
    name: text("name").notNull(),
    /** The name without case or accents, to sort by. */
    sortName: text("sort_name").notNull(),
    contactName: text("contact_name").notNull().default(""),
    email: text("email"),
    phone: text("phone"),
    website: text("website").notNull().default(""),
    address: text("address", { mode: "json" }).$type<Address>(),
    siret: text("siret"),
    vatNumber: text("vat_number"),
    iban: text("iban"),
    paymentTerms: text("payment_terms", { enum: paymentTerms }),
    /** Days between an order and its delivery; null while unknown. */
    leadTimeDays: integer("lead_time_days"),
    /** The least an order must amount to, in ten-thousandths of a euro excl. tax. */
    minimumOrder: integer("minimum_order"),
    contacts: text("contacts", { mode: "json" }).$type<Contact[]>().notNull().default([]),
    certificates: text("certificates", { mode: "json" }).$type<Certificate[]>().notNull().default([]),
    /** The entry of the directory that it was made of. */
    directoryId: text("directory_id").unique(),
    notes: text("notes").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    archivedAt: integer("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    archived: integer("archived", { mode: "boolean" }).notNull().generatedAlwaysAs(sql`archived_at is not null`, { mode: "virtual" }),
  },
  (table) => [
    index("suppliers_by_name").on(table.archived, table.sortName, table.id),
    index("suppliers_of_type_by_name").on(table.archived, table.type, table.sortName, table.id),
    uniqueIndex("suppliers_siret").on(table.siret).where(sql`siret is not null and archived_at is null`),
  ],
);
