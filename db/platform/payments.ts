import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { periods, planNames } from "@/worker/core/contract/plans";
import { vatReasons } from "@/worker/core/trade/trade";
import type { BilledLine, Buyer } from "@/worker/modules/business/billing/shapes";
import { paymentKinds, paymentStates } from "@/worker/modules/business/billing/status";
import { businesses, users } from "./people";

/** What a business is asked to pay to the provider: a plan or credits. Once it is paid, it carries the number of its invoice. */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    /** Whose credits are bought. */
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: paymentKinds }).notNull(),
    state: text("state", { enum: paymentStates }).notNull(),
    /** What it opens: a plan for a period, or credits. */
    plan: text("plan", { enum: planNames }),
    period: text("period", { enum: periods }),
    credits: integer("credits").notNull().default(0),
    /** The civil days from which and until which a plan is paid, the last one not included. */
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    lines: text("lines", { mode: "json" }).$type<BilledLine[]>().notNull(),
    /** Ten-thousandths of a euro, whole cents. */
    net: integer("net").notNull(),
    vat: integer("vat").notNull(),
    total: integer("total").notNull(),
    /** The rate of VAT in hundredths of a percent, and why there is none where there is none. */
    vatRate: integer("vat_rate").notNull().default(2_000),
    vatReason: text("vat_reason", { enum: vatReasons }),
    /** What was given back of it, tax included. */
    refunded: integer("refunded").notNull().default(0),
    /** The service request that it pays for. */
    requestId: text("request_id"),
    /** Pages of documents beyond the plan that it bills. */
    pages: integer("pages").notNull().default(0),
    /** What the service calls the page or the debit, and where one pays. */
    session: text("session"),
    url: text("url"),
    /** What the service calls the money that arrived: what a refund is taken from. */
    intent: text("intent"),
    /** How often the card was debited in vain. */
    tries: integer("tries").notNull().default(0),
    /** The number of its invoice, of the provider's own series, and the buyer as they were when they were asked to pay. */
    number: text("number").unique(),
    buyer: text("buyer", { mode: "json" }).$type<Buyer>(),
    paidOn: text("paid_on"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("payments_of_business").on(table.businessId, table.createdAt, table.id),
    // A service is paid for once.
    uniqueIndex("payments_of_request").on(table.requestId).where(sql`request_id is not null`),
    index("payments_newest").on(table.createdAt, table.id),
    index("payments_by_state").on(table.state, table.createdAt, table.id),
    index("payments_by_day").on(table.paidOn),
    // A period is billed once, however often the clock comes by.
    uniqueIndex("payments_of_period").on(table.businessId, table.kind, table.startsOn).where(sql`kind = 'renewal'`),
  ],
);

/** What the provider gave back of a payment, each time with a credit note of its own series. Rows are only added. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    businessId: text("business_id")
      .notNull()
      .references(() => businesses.id),
    /** The number of its credit note. */
    number: text("number").notNull().unique(),
    lines: text("lines", { mode: "json" }).$type<BilledLine[]>().notNull(),
    /** Ten-thousandths of a euro, whole cents. */
    net: integer("net").notNull(),
    vat: integer("vat").notNull(),
    total: integer("total").notNull(),
    /** Credits that were taken back with it. */
    credits: integer("credits").notNull().default(0),
    /** Why, as the customer reads it. */
    reason: text("reason").notNull(),
    issuedOn: text("issued_on").notNull(),
    /** What the service calls it. */
    service: text("service"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("refunds_of_payment").on(table.paymentId),
    index("refunds_of_business").on(table.businessId, table.createdAt, table.id),
    index("refunds_by_day").on(table.issuedOn),
  ],
);
