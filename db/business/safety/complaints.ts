import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { complaintCategories, complaintStatuses } from "@/worker/modules/safety/complaints/status";
import { severities } from "@/worker/modules/safety/non-conformities/status";
import { items } from "../catalogue/items";
import { clients } from "../sell/clients";
import { lots } from "../store/stock";

/** What clients and consumers complain about. */
export const complaints = sqliteTable(
  "complaints",
  {
    id: text("id").primaryKey(),
    /** REC-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: complaintStatuses }).notNull(),
    subject: text("subject").notNull(),
    category: text("category", { enum: complaintCategories }).notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    receivedOn: text("received_on").notNull(),
    clientId: text("client_id").references(() => clients.id),
    /** Who complained, where it is no client. */
    contact: text("contact").notNull().default(""),
    itemId: text("item_id").references(() => items.id),
    lotId: text("lot_id").references(() => lots.id),
    description: text("description").notNull().default(""),
    /** What it led to. */
    nonConformityId: text("non_conformity_id"),
    recallId: text("recall_id"),
    answer: text("answer").notNull().default(""),
    answeredOn: text("answered_on"),
    /** Its words and those of what it is about, without case or accents. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("complaints_newest").on(table.createdAt, table.id),
    index("complaints_by_status").on(table.status, table.createdAt, table.id),
    index("complaints_by_day").on(table.receivedOn, table.category, table.itemId, table.severity),
    index("complaints_of_client").on(table.clientId, table.createdAt),
    index("complaints_of_item").on(table.itemId, table.createdAt),
    index("complaints_of_lot").on(table.lotId, table.createdAt),
  ],
);
