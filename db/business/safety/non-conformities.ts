import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { dispositions, nonConformityStatuses, origins, severities, type TaskKind } from "@/worker/modules/safety/non-conformities/status";
import { lots } from "../store/stock";

/** Something to do about a non-conformity. */
export interface NonConformityTask {
  id: string;
  kind: TaskKind;
  text: string;
  who: string;
  dueOn: string | null;
  doneOn: string | null;
  /** What came of it. */
  note: string;
}

/** What is not as it should be, and what is done about it. */
export const nonConformities = sqliteTable(
  "non_conformities",
  {
    id: text("id").primaryKey(),
    /** NC-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: nonConformityStatuses }).notNull(),
    title: text("title").notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    /** The kind of record and the record that showed it. */
    origin: text("origin", { enum: origins }).notNull(),
    originId: text("origin_id").notNull().default(""),
    description: text("description").notNull().default(""),
    tasks: text("tasks", { mode: "json" }).$type<NonConformityTask[]>().notNull(),
    /** What was decided of its lots; null until it is closed. */
    disposition: text("disposition", { enum: dispositions }),
    conclusion: text("conclusion").notNull().default(""),
    openedOn: text("opened_on").notNull(),
    closedOn: text("closed_on"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("non_conformities_newest").on(table.createdAt, table.id),
    index("non_conformities_by_status").on(table.status, table.createdAt, table.id),
    index("non_conformities_of_origin").on(table.originId),
  ],
);

/** The lots that a non-conformity concerns. */
export const nonConformityLots = sqliteTable(
  "non_conformity_lots",
  {
    nonConformityId: text("non_conformity_id").notNull(),
    lotId: text("lot_id")
      .notNull()
      .references(() => lots.id),
  },
  (table) => [primaryKey({ columns: [table.nonConformityId, table.lotId] }), index("non_conformity_lots_of_lot").on(table.lotId)],
);
