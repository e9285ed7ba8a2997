import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { doors } from "@/worker/core/doors";
import type { TextPart } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { type LossReason, priorities, productionStatuses } from "@/worker/modules/make/production/status";
import { items } from "../catalogue/items";

/** What goes in, for the amount planned: frozen when the order is made, so that a later recipe does not rewrite the past. */
export interface PlannedLine {
  id: string;
  itemId: string;
  /** To take from the stock, losses and yield included: thousandths of the base of `unit`, which is the item's own. */
  amount: number;
  unit: Unit;
  /** Hundredths of a percent of what is taken. */
  loss: number;
}

/** What was taken of a lot. */
export interface UsedLine {
  lineId: string;
  itemId: string;
  lotId: string;
  locationId: string;
  amount: number;
}

/** The recipe as it was. */
export interface RecipeSnapshot {
  recipeId: string;
  number: number;
  outputAmount: number;
  outputUnit: Unit;
  yield: number;
  /** For the whole order. */
  labourMinutes: number;
  /** Ten-thousandths of a euro an hour. */
  hourlyRate: number;
  /** Ten-thousandths of a euro for the whole order. */
  overhead: number;
  method: string;
  lines: PlannedLine[];
  /** At the costs of the day it was ordered; null while one is unknown. */
  cost?: ProductionCost | null;
  /** What its label says is in it, as it was when the batch was done; none while the recipe lacks what a label needs. */
  label?: Record<Language, TextPart[][]>;
}

/** What it has cost, in ten-thousandths of a euro. */
export interface ProductionCost {
  materials: number;
  packaging: number;
  labour: number;
  overhead: number;
  total: number;
  /** For one unit of what was made. */
  unit: number;
}

/** Orders to make something. */
export const productions = sqliteTable(
  "productions",
  {
    id: text("id").primaryKey(),
    /** OF-2026-0001. */
    reference: text("reference").notNull().unique(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    status: text("status", { enum: productionStatuses }).notNull(),
    priority: text("priority", { enum: priorities }).notNull(),
    /** Planned: thousandths of the base of the unit. */
    amount: integer("amount").notNull(),
    unit: text("unit", { enum: unitNames }).notNull(),
    /** The day it is to be made. */
    requestedOn: text("requested_on").notNull(),
    /** Where: a workshop, a co-packer. */
    facility: text("facility").notNull().default(""),
    snapshot: text("snapshot", { mode: "json" }).$type<RecipeSnapshot>().notNull(),
    /** Where what is made goes. */
    locationId: text("location_id").notNull(),
    /** Through which door it was made; null where nobody knows. */
    door: text("door", { enum: doors }),
    startedAt: integer("started_at"),
    completedAt: integer("completed_at"),
    completedOn: text("completed_on"),
    /** What really came out, in the same unit; null until completed. */
    output: integer("output"),
    used: text("used", { mode: "json" }).$type<UsedLine[]>().notNull().default([]),
    losses: text("losses", { mode: "json" }).$type<{ reason: LossReason; amount: number; note: string }[]>().notNull().default([]),
    /** Minutes really worked; null until completed. */
    labourMinutes: integer("labour_minutes"),
    cost: text("cost", { mode: "json" }).$type<ProductionCost>(),
    lotId: text("lot_id"),
    notes: text("notes").notNull().default(""),
    /** Folded words that a search looks through. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("productions_newest").on(table.createdAt, table.id),
    index("productions_by_status").on(table.status, table.requestedOn, table.id),
    index("productions_by_day").on(table.requestedOn, table.id),
    index("productions_by_completion").on(table.completedOn, table.id),
    index("productions_of_item").on(table.itemId, table.requestedOn, table.id),
    index("productions_by_facility").on(table.facility),
  ],
);

/** For which client's order or production a production or a restock was launched. */
export const launches = sqliteTable(
  "launches",
  {
    /** The order or the production that wants it. */
    forId: text("for_id").notNull(),
    /** The production or the restock that was launched. */
    launchedId: text("launched_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.forId, table.launchedId] }), index("launches_of").on(table.launchedId)],
);
