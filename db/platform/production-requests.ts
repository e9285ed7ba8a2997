import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { unitNames } from "@/worker/core/figures/quantity";
import { productionRequestStatuses, sides, urgencies } from "@/worker/modules/make/production-requests/status";
import { businesses } from "./people";

/** What customers ask the provider to make for them. */
export const productionRequests = sqliteTable(
  "production_requests",
  {
    id: text("id").primaryKey(),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    userId: text("user_id"),
    /** As the customer names it, or as the item of their catalogue is called. */
    product: text("product").notNull(),
    itemId: text("item_id"),
    /** Thousandths of the base of the unit. */
    amount: integer("amount").notNull(),
    unit: text("unit", { enum: unitNames }).notNull(),
    requestedOn: text("requested_on").notNull(),
    /** FAB-2026-0001: the work, once it is accepted. */
    reference: text("reference").unique(),
    /** The day on which it is to be made, as one side proposed it. */
    plannedOn: text("planned_on"),
    proposedBy: text("proposed_by", { enum: sides }),
    dayNote: text("day_note").notNull().default(""),
    /** When the other side agreed to that day. */
    agreedAt: integer("agreed_at"),
    startedAt: integer("started_at"),
    completedOn: text("completed_on"),
    /** Thousandths of the base of its unit: what was made in the end. */
    madeAmount: integer("made_amount"),
    madeUnit: text("made_unit", { enum: unitNames }),
    lotNumber: text("lot_number").notNull().default(""),
    urgency: text("urgency", { enum: urgencies }).notNull(),
    notes: text("notes").notNull(),
    status: text("status", { enum: productionRequestStatuses }).notNull(),
    /** Why it was rejected. */
    reason: text("reason").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("production_requests_of_business").on(table.businessId, table.createdAt, table.id),
    index("production_requests_by_date").on(table.createdAt, table.id),
    index("production_requests_by_status").on(table.status, table.createdAt, table.id),
    index("production_requests_by_plan").on(table.status, table.plannedOn, table.id),
  ],
);
