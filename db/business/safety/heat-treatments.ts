import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { treatmentKinds, treatmentOutcomes } from "@/worker/modules/safety/heat-treatments/status";
import { items } from "../catalogue/items";

/** Seconds since the cycle began, and hundredths of a degree Celsius in the coldest place. */
export type CyclePoint = [seconds: number, temperature: number];

/** What a product's cycles must reach: its scale. */
export const heatScales = sqliteTable("heat_scales", {
  id: text("id").primaryKey(),
  itemId: text("item_id")
    .notNull()
    .unique()
    .references(() => items.id),
  kind: text("kind", { enum: treatmentKinds }).notNull(),
  /** Hundredths of a degree Celsius. */
  referenceTemperature: integer("reference_temperature").notNull(),
  z: integer("z").notNull(),
  /** Thousandths of a minute at the reference temperature. */
  scale: integer("scale").notNull(),
  /** Where it comes from: a validation, a professional guide. */
  source: text("source").notNull().default(""),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** Cycles of autoclaves and pasteurisers with the value they reached; never changed once they are written. */
export const heatTreatments = sqliteTable(
  "heat_treatments",
  {
    id: text("id").primaryKey(),
    /** TTH-2026-0001. */
    reference: text("reference").notNull().unique(),
    kind: text("kind", { enum: treatmentKinds }).notNull(),
    /** Which autoclave or pasteuriser. */
    equipment: text("equipment").notNull(),
    startedAt: integer("started_at").notNull(),
    productionId: text("production_id"),
    lotId: text("lot_id"),
    /** Hundredths of a degree Celsius. */
    referenceTemperature: integer("reference_temperature").notNull(),
    z: integer("z").notNull(),
    /** What the product's scale asks for, and what was reached: thousandths of a minute at the reference temperature. */
    scale: integer("scale").notNull(),
    value: integer("value").notNull(),
    peak: integer("peak").notNull(),
    /** Seconds. */
    duration: integer("duration").notNull(),
    points: text("points", { mode: "json" }).$type<CyclePoint[]>().notNull(),
    outcome: text("outcome", { enum: treatmentOutcomes }).notNull(),
    action: text("action").notNull().default(""),
    note: text("note").notNull().default(""),
    nonConformityId: text("non_conformity_id"),
    actor: text("actor").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("heat_treatments_newest").on(table.startedAt, table.id),
    index("heat_treatments_by_outcome").on(table.outcome, table.startedAt, table.id),
    index("heat_treatments_of_production").on(table.productionId),
    index("heat_treatments_of_lot").on(table.lotId),
  ],
);
