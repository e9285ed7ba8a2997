import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { unitNames } from "@/worker/core/figures/quantity";
import { productionRequestStatuses, urgencies } from "@/worker/modules/make/production-requests/status";
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
    /** The day on which the provider means to make it. */
    plannedOn: text("planned_on"),
    completedOn: text("completed_on"),
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
  ],
);
