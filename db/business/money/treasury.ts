import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { VatLine } from "@/worker/core/figures/totals";
import { accountKeys } from "@/worker/modules/money/accounting/status";
import type { OpeningLine, Written } from "@/worker/modules/money/accounting/shapes";
import type { Layout } from "@/worker/modules/money/bank/shapes";
import { bankLineStates, entryCategories, entryRhythms, entryTypes, ownCategories } from "@/worker/modules/money/treasury/status";

/** Money that came in or went out, by a payment or by hand. */
export const treasuryEntries = sqliteTable(
  "treasury_entries",
  {
    id: text("id").primaryKey(),
    day: text("day").notNull(),
    type: text("type", { enum: entryTypes }).notNull(),
    category: text("category", { enum: entryCategories }).notNull(),
    description: text("description").notNull(),
    /** Ten-thousandths of a euro incl. tax, never negative: the type says its sign. */
    amount: integer("amount").notNull(),
    /** The payment that made it; those are not changed by hand. */
    paymentId: text("payment_id"),
    invoiceId: text("invoice_id"),
    /** The plan it came of. */
    planId: text("plan_id"),
    /** The line of the bank's statement it was matched with. */
    bankLineId: text("bank_line_id"),
    /** The client or supplier on whose account it is: money that pays no paper yet, or settles what stood there before. */
    partyId: text("party_id"),
    /** The payment beside which it came: what that brought beyond what was due. */
    besideId: text("beside_id"),
    /** Of what is taken off an invoice for paying early: what that asked for then by rate, its credit notes off. */
    discounted: text("discounted", { mode: "json" }).$type<VatLine[]>(),
    /** Of sales without an invoice: the rate of VAT within, in hundredths of a percent. */
    vatRate: integer("vat_rate"),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** With its sign. */
    signed: integer("signed").notNull().generatedAlwaysAs(sql`case type when 'income' then amount else -amount end`, { mode: "virtual" }),
  },
  (table) => [
    index("treasury_entries_by_day").on(table.day, table.id),
    index("treasury_entries_of_type").on(table.type, table.day, table.id),
    index("treasury_entries_of_category").on(table.category, table.day, table.id),
    uniqueIndex("treasury_entries_of_payment").on(table.paymentId).where(sql`payment_id is not null`),
    index("treasury_entries_of_bank_line").on(table.bankLineId).where(sql`bank_line_id is not null`),
    index("treasury_entries_beside").on(table.besideId).where(sql`beside_id is not null`),
    index("treasury_entries_of_party").on(table.partyId).where(sql`party_id is not null`),
  ],
);

/** Money that is to come or to go, once or again and again: rent, salaries, taxes, a loan. */
export const treasuryPlans = sqliteTable(
  "treasury_plans",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: entryTypes }).notNull(),
    category: text("category", { enum: ownCategories }).notNull(),
    description: text("description").notNull(),
    amount: integer("amount").notNull(),
    /** Null when it happens once. */
    rhythm: text("rhythm", { enum: entryRhythms }),
    nextOn: text("next_on").notNull(),
    /** The day of the month that it keeps; null where the last day leads to the last day. */
    dayOfMonth: integer("day_of_month"),
    endsOn: text("ends_on"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("treasury_plans_by_day").on(table.nextOn, table.id)],
);

/** What the bank says there is, each time somebody said so; the last one counts. */
export const bankBalances = sqliteTable(
  "bank_balances",
  {
    id: text("id").primaryKey(),
    /** Ten-thousandths of a euro; may be negative. */
    balance: integer("balance").notNull(),
    day: text("day").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("bank_balances_newest").on(table.day, table.createdAt)],
);

/** Lines of bank statements, each once however often its file comes. */
export const bankLines = sqliteTable(
  "bank_lines",
  {
    id: text("id").primaryKey(),
    day: text("day").notNull(),
    label: text("label").notNull(),
    /** Ten-thousandths of a euro, with its sign. */
    amount: integer("amount").notNull(),
    /** What tells it from the others: the bank's own identifier, or a digest of the line and its place among equals. */
    fingerprint: text("fingerprint").notNull().unique(),
    state: text("state", { enum: bankLineStates }).notNull().default("open"),
    entryId: text("entry_id"),
    invoiceId: text("invoice_id"),
    /** Did its match write the entry? Undone, that goes with it; one that was there before stays. */
    wroteEntry: integer("wrote_entry", { mode: "boolean" }).notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("bank_lines_newest").on(table.day, table.id), index("bank_lines_by_state").on(table.state, table.day, table.id)],
);

/** What matches have taught: who or what a label stands for. */
export const bankLessons = sqliteTable("bank_lessons", {
  id: text("id").primaryKey(),
  /** The folded words of the label that stay the same. */
  words: text("words").notNull().unique(),
  clientId: text("client_id"),
  supplierId: text("supplier_id"),
  category: text("category", { enum: ownCategories }),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** Where the columns of a bank's CSV stand, as a person said once. */
export const bankLayouts = sqliteTable("bank_layouts", {
  id: text("id").primaryKey(),
  /** The headings of such files, or how many columns they have. */
  signature: text("signature").notNull().unique(),
  layout: text("layout", { mode: "json" }).$type<Layout>().notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** What the owner says of small differences between a line of the bank and what it pays: one row, `own`. */
export const bankRules = sqliteTable("bank_rules", {
  id: text("id").primaryKey(),
  /** The most that is booked as a difference, in ten-thousandths of a euro. */
  mostDifference: integer("most_difference").notNull(),
  /** The most that may lack of what is due, in hundredths of a percent. */
  mostShare: integer("most_share").notNull().default(0),
  category: text("category", { enum: ownCategories }).notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** Periods whose books are closed: nothing dated in them is written any more. */
export const closings = sqliteTable("closings", {
  id: text("id").primaryKey(),
  /** The last closed day. */
  until: text("until").notNull().unique(),
  /** The number of its last entry; null where it was closed before entries were kept with their numbers. */
  lastNumber: integer("last_number"),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** An entry of the journal whose period is closed, under the number that it keeps. */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    id: text("id").primaryKey(),
    number: integer("number").notNull().unique(),
    day: text("day").notNull(),
    entry: text("entry", { mode: "json" }).$type<Written>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("ledger_entries_by_day").on(table.day, table.number)],
);

/** Accounts that the accountant numbers or names otherwise than we do. */
export const ledgerAccounts = sqliteTable("ledger_accounts", {
  /** What it is for, as the journals say it. */
  id: text("id", { enum: accountKeys }).primaryKey(),
  number: text("number").notNull(),
  name: text("name").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** What stood in the books before the product kept them, and when its years end: one row, `own`. */
export const ledgerOpenings = sqliteTable("ledger_openings", {
  id: text("id").primaryKey(),
  /** The day that the balances are of, in the morning. */
  day: text("day").notNull(),
  /** The month at whose end a year ends, 1 to 12. */
  closingMonth: integer("closing_month").notNull(),
  lines: text("lines", { mode: "json" }).$type<OpeningLine[]>().notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
