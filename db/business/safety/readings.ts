import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { measures, pointKinds } from "@/worker/modules/safety/control-plans/status";
import { calibrationStates } from "@/worker/modules/safety/instruments/status";
import { outcomes } from "@/worker/modules/safety/readings/status";

/**
 * What was read at the points of the control plans. Rows are only ever added (triggers refuse the rest): a mistake is put right by a
 * new reading that names the first and says why. The limits are those of the day.
 */
export const readings = sqliteTable(
  "readings",
  {
    /** Sorts in the order written. */
    id: text("id").primaryKey(),
    pointId: text("point_id").notNull(),
    planId: text("plan_id").notNull(),
    pointName: text("point_name").notNull(),
    kind: text("kind", { enum: pointKinds }).notNull(),
    measure: text("measure", { enum: measures }).notNull(),
    /** When it was measured, and the civil day of that. */
    at: integer("at").notNull(),
    day: text("day").notNull(),
    /** Thousandths of the measure's unit; null where one only says whether it conforms. */
    value: integer("value"),
    target: integer("target"),
    lower: integer("lower"),
    upper: integer("upper"),
    outcome: text("outcome", { enum: outcomes }).notNull(),
    /** What was done at once about what is out of its limits. */
    action: text("action").notNull().default(""),
    note: text("note").notNull().default(""),
    actor: text("actor").notNull(),
    /** What it was read with, and how that stood on the day; null when nobody says. */
    instrumentId: text("instrument_id"),
    calibration: text("calibration", { enum: calibrationStates }),
    productionId: text("production_id"),
    nonConformityId: text("non_conformity_id"),
    /** The reading that this one puts right, and why. */
    corrects: text("corrects"),
    reason: text("reason").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("readings_newest").on(table.at, table.id),
    // A year's chart is drawn from the index alone.
    index("readings_of_point").on(table.pointId, table.at, table.id, table.value, table.outcome),
    index("readings_by_day").on(table.day, table.pointId, table.corrects),
    index("readings_of_production").on(table.productionId, table.pointId),
    index("readings_of_instrument").on(table.instrumentId, table.day),
    index("readings_by_outcome").on(table.outcome, table.at, table.id),
    uniqueIndex("readings_corrected_once").on(table.corrects),
  ],
);
