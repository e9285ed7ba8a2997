import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  type hazardKinds,
  type Measure,
  type PlanTemplate,
  planStatuses,
  type PointKind,
  type Rhythm,
  type Weekday,
} from "@/worker/modules/safety/control-plans/status";

/** A place in a process where a hazard is kept in check. */
export interface ControlPoint {
  /** The same from one edition to the next, so that its readings stay together. */
  id: string;
  step: string;
  name: string;
  kind: PointKind;
  hazard: (typeof hazardKinds)[number];
  danger: string;
  /** From 1, seldom or slight, to 5. */
  likelihood: number;
  severity: number;
  measure: Measure;
  /** Thousandths of the measure's unit; null where there is none. */
  target: number | null;
  lower: number | null;
  upper: number | null;
  times: number;
  per: Rhythm;
  who: string;
  how: string;
  /** What one does at once when it is out of its limits. */
  action: string;
}

/** Editions of the plans that keep food safe (Regulation (EC) 852/2004, article 5). */
export const controlPlans = sqliteTable(
  "control_plans",
  {
    id: text("id").primaryKey(),
    /** What all editions of one plan share: the first one's identifier. */
    seriesId: text("series_id").notNull(),
    edition: integer("edition").notNull(),
    name: text("name").notNull(),
    template: text("template").$type<PlanTemplate>().notNull(),
    status: text("status", { enum: planStatuses }).notNull(),
    /** The category of the products whose batches it looks at; all of them when empty. */
    category: text("category").notNull().default(""),
    steps: text("steps", { mode: "json" }).$type<string[]>().notNull(),
    worksOn: text("works_on", { mode: "json" }).$type<Weekday[]>().notNull(),
    points: text("points", { mode: "json" }).$type<ControlPoint[]>().notNull(),
    notes: text("notes").notNull().default(""),
    approvedOn: text("approved_on"),
    /** Who approved it. */
    approvedBy: text("approved_by"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("control_plans_newest").on(table.createdAt, table.id),
    uniqueIndex("control_plans_edition").on(table.seriesId, table.edition),
    uniqueIndex("control_plans_one_draft").on(table.seriesId).where(sql`status = 'draft'`),
    uniqueIndex("control_plans_one_active").on(table.seriesId).where(sql`status = 'active'`),
  ],
);
