import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "@/worker/core/language";
import type { Address, Contact } from "@/worker/core/trade/parties";
import { clientStatuses } from "@/worker/modules/sell/clients/status";
import { clientCategories, paymentTerms } from "@/worker/core/trade/trade";

/** Another place of a client, with the name people give it. */
export type NamedAddress = Address & { name: string };

/** Those to whom a business sells. */
export const clients = sqliteTable(
  "clients",
  {
    id: text("id").primaryKey(),
    /** CLI-0001: what people call it by. */
    reference: text("reference").notNull().unique(),
    companyName: text("company_name").notNull(),
    /** The company's name without case or accents, to sort by. */
    sortName: text("sort_name").notNull(),
    commercialName: text("commercial_name").notNull().default(""),
    contactPerson: text("contact_person").notNull().default(""),
    email: text("email"),
    phone: text("phone"),
    category: text("category", { enum: clientCategories }).notNull(),
    status: text("status", { enum: clientStatuses }).notNull(),
    /** Whose prices apply; those of its own category when null. */
    priceList: text("price_list", { enum: clientCategories }),
    /** Taken off every price, in hundredths of a percent. */
    discount: integer("discount").notNull().default(0),
    paymentTerms: text("payment_terms", { enum: paymentTerms }).notNull(),
    billingAddress: text("billing_address", { mode: "json" }).$type<Address>(),
    /** Where goods go; to the billing address when null. */
    shippingAddress: text("shipping_address", { mode: "json" }).$type<Address>(),
    otherAddresses: text("other_addresses", { mode: "json" }).$type<NamedAddress[]>().notNull().default([]),
    contacts: text("contacts", { mode: "json" }).$type<Contact[]>().notNull().default([]),
    /** Days a lot must still have before its date when it is delivered; null when the client asks for none. */
    minimumShelfLifeDays: integer("minimum_shelf_life_days"),
    /** The language of its documents. */
    language: text("language", { enum: languages }).notNull().default("fr"),
    siret: text("siret"),
    vatNumber: text("vat_number"),
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
    index("clients_by_name").on(table.archived, table.sortName, table.id),
    index("clients_by_category").on(table.archived, table.category, table.sortName, table.id),
    index("clients_by_status").on(table.archived, table.status, table.sortName, table.id),
  ],
);
