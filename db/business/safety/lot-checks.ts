import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type CheckPoint, checklistStatuses, moments } from "@/worker/modules/safety/checklists/status";
import { type AnsweredPoint, lotCheckStatuses } from "@/worker/modules/safety/lot-checks/status";
import { items } from "../catalogue/items";
import { lots } from "../store/stock";

/** What is looked at in lots of certain families or items, when they come or before they may be used. */
export const checklists = sqliteTable(
  "checklists",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** The name without case or accents, to sort by and to tell twins. */
    sortName: text("sort_name").notNull(),
    status: text("status", { enum: checklistStatuses }).notNull(),
    moment: text("moment", { enum: moments }).notNull(),
    /** Categories of items; with no item either, it is for all. */
    families: text("families", { mode: "json" }).$type<string[]>().notNull(),
    /** Identifiers of items that have a list of their own. */
    itemIds: text("item_ids", { mode: "json" }).$type<string[]>().notNull(),
    points: text("points", { mode: "json" }).$type<CheckPoint[]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("checklists_by_name").on(table.status, table.sortName, table.id)],
);

/** Checks of lots: what was asked and answered, by whom and when. What is answered is never rewritten. */
export const lotChecks = sqliteTable(
  "lot_checks",
  {
    id: text("id").primaryKey(),
    /** CTL-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: lotCheckStatuses }).notNull(),
    moment: text("moment", { enum: moments }).notNull(),
    /** The list it follows, as it was called and as it asked that day. */
    checklistId: text("checklist_id").notNull(),
    name: text("name").notNull(),
    points: text("points", { mode: "json" }).$type<AnsweredPoint[]>().notNull(),
    lotId: text("lot_id")
      .notNull()
      .references(() => lots.id),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    /** The lot is on hold because of it, and let go by it. */
    holds: integer("holds", { mode: "boolean" }).notNull(),
    note: text("note").notNull().default(""),
    /** Why the lot was let go without it. */
    reason: text("reason").notNull().default(""),
    answeredAt: integer("answered_at"),
    /** Who answered it, or let the lot go without it. */
    answerer: text("answerer").notNull().default(""),
    nonConformityId: text("non_conformity_id"),
    actor: text("actor").notNull(),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("lot_checks_newest").on(table.createdAt, table.id),
    index("lot_checks_by_status").on(table.status, table.createdAt, table.id),
    index("lot_checks_by_moment").on(table.moment, table.createdAt, table.id),
    index("lot_checks_of_lot").on(table.lotId, table.status),
    index("lot_checks_of_item").on(table.itemId, table.createdAt),
  ],
);
