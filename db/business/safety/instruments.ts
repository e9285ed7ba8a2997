import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { calibrationOutcomes, instrumentKinds, instrumentStatuses } from "@/worker/modules/safety/instruments/status";

/** What readings are taken with: thermometers, scales, pH meters. */
export const instruments = sqliteTable(
  "instruments",
  {
    id: text("id").primaryKey(),
    /** INS-2026-0001. */
    reference: text("reference").notNull().unique(),
    name: text("name").notNull(),
    /** Its name without case or accents: no two in use have the same. */
    sortName: text("sort_name").notNull(),
    kind: text("kind", { enum: instrumentKinds }).notNull(),
    serial: text("serial").notNull().default(""),
    place: text("place").notNull().default(""),
    /** Months that a calibration holds. */
    everyMonths: integer("every_months").notNull(),
    notes: text("notes").notNull().default(""),
    status: text("status", { enum: instrumentStatuses }).notNull(),
    /** Its last calibration, and the last day on which that holds; the day it was entered where there is none. */
    lastOn: text("last_on"),
    lastOutcome: text("last_outcome", { enum: calibrationOutcomes }),
    dueOn: text("due_on").notNull(),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("instruments_by_due").on(table.dueOn, table.id),
    index("instruments_by_status").on(table.status, table.dueOn, table.id),
    index("instruments_by_name").on(table.sortName),
  ],
);

/** What calibrations found; rows are only ever added. */
export const calibrations = sqliteTable(
  "calibrations",
  {
    id: text("id").primaryKey(),
    instrumentId: text("instrument_id")
      .notNull()
      .references(() => instruments.id),
    day: text("day").notNull(),
    outcome: text("outcome", { enum: calibrationOutcomes }).notNull(),
    /** The last day on which it holds. */
    dueOn: text("due_on").notNull(),
    /** What was found: "+0.3 °C at 63 °C". */
    deviation: text("deviation").notNull().default(""),
    doneBy: text("done_by").notNull().default(""),
    /** The number of the certificate. */
    certificate: text("certificate").notNull().default(""),
    note: text("note").notNull().default(""),
    nonConformityId: text("non_conformity_id"),
    actor: text("actor").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("calibrations_of_instrument").on(table.instrumentId, table.day, table.id)],
);
