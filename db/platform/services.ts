import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Quote } from "@/worker/modules/provider/service-requests/rules";
import { serviceKinds, serviceRequestStatuses } from "@/worker/modules/provider/service-requests/status";
import { businesses, users } from "./people";

/** What customers ask the provider's experts to do. */
export const serviceRequests = sqliteTable(
  "service_requests",
  {
    id: text("id").primaryKey(),
    /** DS-2026-0001: what people call it by. */
    reference: text("reference").notNull().unique(),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    /** Who asks, and later who accepted: it is to them that one writes. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: serviceKinds }).notNull(),
    title: text("title").notNull(),
    product: text("product").notNull(),
    description: text("description").notNull(),
    wantedOn: text("wanted_on"),
    /** Ten-thousandths of a euro, excl. tax. */
    budget: integer("budget"),
    status: text("status", { enum: serviceRequestStatuses }).notNull(),
    /** Drafts are their business's alone. */
    isSubmitted: integer("is_submitted", { mode: "boolean" }).notNull(),
    reason: text("reason").notNull(),
    quote: text("quote", { mode: "json" }).$type<Quote>(),
    /** Ten-thousandths of a euro, excl. tax. */
    totalEuros: integer("total_euros").notNull(),
    totalCredits: integer("total_credits").notNull(),
    deliverable: text("deliverable").notNull(),
    submittedAt: integer("submitted_at"),
    acceptedAt: integer("accepted_at"),
    deliveredAt: integer("delivered_at"),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("service_requests_of_business").on(table.businessId, table.createdAt, table.id),
    index("service_requests_submitted").on(table.isSubmitted, table.createdAt, table.id),
    index("service_requests_by_status").on(table.status, table.createdAt, table.id),
  ],
);

/** What both sides wrote to each other about a request. */
export const serviceMessages = sqliteTable(
  "service_messages",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => serviceRequests.id),
    userId: text("user_id").notNull(),
    isStaff: integer("is_staff", { mode: "boolean" }).notNull(),
    text: text("text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("service_messages_of_request").on(table.requestId, table.createdAt, table.id)],
);
