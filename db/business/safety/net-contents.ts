import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkStatuses, nominalUnits, verdicts } from "@/worker/modules/safety/net-contents/status";
import { items } from "../catalogue/items";
import { lots } from "../store/stock";

/** Checks of what the packs of a lot hold against what their label says. */
export const netContentChecks = sqliteTable(
  "net_content_checks",
  {
    id: text("id").primaryKey(),
    /** PES-2026-0001. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: checkStatuses }).notNull(),
    verdict: text("verdict", { enum: verdicts }).notNull(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    lotId: text("lot_id")
      .notNull()
      .references(() => lots.id),
    checkedOn: text("checked_on").notNull(),
    /** What the label says: thousandths of a gram or of a millilitre, and the unit it is written in. */
    nominal: integer("nominal").notNull(),
    unit: text("unit", { enum: nominalUnits }).notNull(),
    /** How many packs the batch has. */
    batch: integer("batch").notNull(),
    destructive: integer("destructive", { mode: "boolean" }).notNull(),
    /** Thousandths of a gram: of an empty pack, and of each that was weighed, in the order in which they were drawn. */
    tare: integer("tare").notNull(),
    weights: text("weights", { mode: "json" }).$type<number[]>().notNull(),
    /** Thousandths of a gram in a millilitre, where the label tells a volume. */
    density: integer("density"),
    notes: text("notes").notNull().default(""),
    nonConformityId: text("non_conformity_id"),
    actor: text("actor").notNull(),
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("net_content_checks_newest").on(table.createdAt, table.id),
    index("net_content_checks_by_status").on(table.status, table.createdAt, table.id),
    index("net_content_checks_by_verdict").on(table.verdict, table.createdAt, table.id),
    index("net_content_checks_of_lot").on(table.lotId, table.createdAt),
    index("net_content_checks_of_item").on(table.itemId, table.createdAt),
  ],
);
