import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { dateKinds } from "@/worker/modules/catalogue/items/status";
import type { PlannedAnalysis } from "@/worker/modules/safety/laboratory/status";
import { type StudyPoint, studyStatuses, studyVerdicts } from "@/worker/modules/safety/shelf-life-studies/status";
import { items } from "../catalogue/items";
import { lots } from "../store/stock";

/** Studies of how long products keep: what is looked at, what was found on which day, and the date that follows. */
export const shelfLifeStudies = sqliteTable(
  "shelf_life_studies",
  {
    id: text("id").primaryKey(),
    /** EDV-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: studyStatuses }).notNull(),
    verdict: text("verdict", { enum: studyVerdicts }).notNull(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    lotId: text("lot_id").references(() => lots.id),
    dateKind: text("date_kind", { enum: dateKinds }).notNull(),
    startedOn: text("started_on").notNull(),
    targetDays: integer("target_days").notNull(),
    /** Days kept back from the last one that holds. */
    margin: integer("margin").notNull().default(0),
    conditions: text("conditions").notNull().default(""),
    analyses: text("analyses", { mode: "json" }).$type<(PlannedAnalysis & { id: string })[]>().notNull(),
    /** In the order of their days. */
    points: text("points", { mode: "json" }).$type<StudyPoint[]>().notNull(),
    /** What they come to, kept to be listed by. */
    lastDay: integer("last_day"),
    failedDay: integer("failed_day"),
    proposedDays: integer("proposed_days"),
    limiting: text("limiting").notNull().default(""),
    concludedOn: text("concluded_on"),
    appliedOn: text("applied_on"),
    appliedDays: integer("applied_days"),
    /** What stood on the product before. */
    formerDays: integer("former_days"),
    formerKind: text("former_kind", { enum: dateKinds }),
    notes: text("notes").notNull().default(""),
    actor: text("actor").notNull(),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("shelf_life_studies_newest").on(table.createdAt, table.id),
    index("shelf_life_studies_by_status").on(table.status, table.createdAt, table.id),
    index("shelf_life_studies_of_item").on(table.itemId, table.createdAt),
    index("shelf_life_studies_of_lot").on(table.lotId, table.createdAt),
  ],
);
