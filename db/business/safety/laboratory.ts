import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  type Analysis,
  analysisOutcomes,
  type PlannedAnalysis,
  samplePurposes,
  sampleStatuses,
} from "@/worker/modules/safety/laboratory/status";
import { items } from "../catalogue/items";
import { lots } from "../store/stock";

/** Samples of lots, what is looked for in them and what was found. */
export const labSamples = sqliteTable(
  "lab_samples",
  {
    id: text("id").primaryKey(),
    /** LAB-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: sampleStatuses }).notNull(),
    outcome: text("outcome", { enum: analysisOutcomes }).notNull(),
    purpose: text("purpose", { enum: samplePurposes }).notNull(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    lotId: text("lot_id")
      .notNull()
      .references(() => lots.id),
    takenOn: text("taken_on").notNull(),
    laboratory: text("laboratory").notNull().default(""),
    analyses: text("analyses", { mode: "json" }).$type<Analysis[]>().notNull(),
    /** It holds its lot until its results are there. */
    holds: integer("holds", { mode: "boolean" }).notNull().default(false),
    /** The number of the laboratory's report, and its day. */
    report: text("report").notNull().default(""),
    reportedOn: text("reported_on"),
    notes: text("notes").notNull().default(""),
    nonConformityId: text("non_conformity_id"),
    recallId: text("recall_id"),
    actor: text("actor").notNull(),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("lab_samples_newest").on(table.createdAt, table.id),
    index("lab_samples_by_status").on(table.status, table.createdAt, table.id),
    index("lab_samples_by_outcome").on(table.outcome, table.createdAt, table.id),
    index("lab_samples_of_lot").on(table.lotId, table.createdAt),
    index("lab_samples_of_item").on(table.itemId, table.createdAt),
  ],
);

/** What is looked for in the samples of a product, when nobody says otherwise. */
export const analysisPlans = sqliteTable("analysis_plans", {
  id: text("id").primaryKey(),
  itemId: text("item_id")
    .notNull()
    .unique()
    .references(() => items.id),
  analyses: text("analyses", { mode: "json" }).$type<PlannedAnalysis[]>().notNull(),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
