import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Address } from "@/worker/core/trade/parties";
import { regions } from "@/worker/core/trade/regions";
import { type certifications, directoryCategories, directoryKinds } from "@/worker/modules/provider/directory/status";
import { businesses } from "./people";

/** Suppliers, co-packers and service providers that administrators know, for every business to find. */
export const directoryEntries = sqliteTable(
  "directory_entries",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: directoryKinds }).notNull(),
    category: text("category", { enum: directoryCategories }).notNull(),
    description: text("description").notNull(),
    products: text("products", { mode: "json" }).$type<string[]>().notNull(),
    certifications: text("certifications", { mode: "json" }).$type<(typeof certifications)[number][]>().notNull(),
    /** Ten-thousandths of a euro, excl. tax. */
    minimumOrder: integer("minimum_order"),
    leadTimeDays: integer("lead_time_days"),
    contactName: text("contact_name").notNull(),
    email: text("email"),
    phone: text("phone"),
    website: text("website").notNull(),
    address: text("address", { mode: "json" }).$type<Address>().notNull(),
    siret: text("siret"),
    /** The name without case or accents, to sort by. */
    sortName: text("sort_name").notNull(),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    /** By the postcode; null abroad. */
    region: text("region", { enum: regions }),
    organic: integer("organic", { mode: "boolean" }).notNull(),
    /** What two entries of the same company have in common. */
    likeness: text("likeness").notNull(),
    verifiedAt: integer("verified_at"),
    archivedAt: integer("archived_at"),
    /** The entry that stayed when this one was merged as its double. */
    mergedInto: text("merged_into"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    archived: integer("archived", { mode: "boolean" }).notNull().generatedAlwaysAs(sql`archived_at is not null`, { mode: "virtual" }),
  },
  (table) => [
    index("directory_by_name").on(table.archived, table.sortName, table.id),
    index("directory_by_region").on(table.archived, table.region, table.sortName, table.id),
    index("directory_by_category").on(table.archived, table.category, table.sortName, table.id),
    index("directory_by_kind").on(table.archived, table.kind, table.sortName, table.id),
    index("directory_by_likeness").on(table.likeness),
  ],
);

/** What businesses wrote to entries of the directory. */
export const directoryContacts = sqliteTable(
  "directory_contacts",
  {
    id: text("id").primaryKey(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    userId: text("user_id"),
    message: text("message").notNull(),
    /** Whoever has the link of the letter may answer. */
    proofHash: text("proof_hash").notNull().default(""),
    answer: text("answer").notNull().default(""),
    answeredAt: integer("answered_at"),
    /** Who answered: the entry itself, or one of the provider's staff in its place. */
    answeredBy: text("answered_by").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("directory_contacts_of_business").on(table.businessId, table.entryId, table.createdAt),
    index("directory_contacts_by_link").on(table.proofHash),
    index("directory_contacts_by_date").on(table.createdAt, table.id),
  ],
);
