import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { periods, planNames } from "@/worker/core/contract/plans";
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
    /** Pages of documents beyond the plan that it bills. */
    pages: integer("pages").notNull().default(0),
    /** What the service calls the page or the debit, and where one pays. */
    session: text("session"),
    url: text("url"),
    /** How often the card was debited in vain. */
    tries: integer("tries").notNull().default(0),
    /** The number of its invoice, of the provider's own series, and the buyer as they were then. */
    number: text("number").unique(),
    buyer: text("buyer", { mode: "json" }).$type<Buyer>(),
    paidOn: text("paid_on"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("payments_of_business").on(table.businessId, table.createdAt, table.id),
    index("payments_by_state").on(table.state, table.createdAt, table.id),
    index("payments_by_day").on(table.paidOn),
    // A period is billed once, however often the clock comes by.
    uniqueIndex("payments_of_period").on(table.businessId, table.kind, table.startsOn).where(sql`kind = 'renewal'`),
  ],
);
