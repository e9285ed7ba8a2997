import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { recipeStatuses } from "@/worker/modules/catalogue/recipes/status";
import { items } from "./items";

/** What goes into a recipe: an item, and how much of it ends up in the output. */
export interface RecipeLine {
  itemId: string;
  /** Thousandths of the unit's base. */
  amount: number;
  unit: Unit;
  /** Hundredths of a percent of what is taken. */
  loss: number;
  /** Is its share stated on the label (QUID)? */
  quid: boolean;
}

/** How an item is made: one row a version, at most one of an item's versions active. */
export const recipes = sqliteTable(
  "recipes",
  {
    id: text("id").primaryKey(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    /** 1, 2, 3… within the item. */
    number: integer("number").notNull(),
    status: text("status", { enum: recipeStatuses }).notNull(),
    /** What it makes: thousandths of the base unit, and the unit people say it in. */
    outputAmount: integer("output_amount").notNull(),
    outputUnit: text("output_unit", { enum: unitNames }).notNull(),
    /** Good output of what goes in, in hundredths of a percent. */
    yield: integer("yield").notNull().default(10_000),
    /** Water that leaves in cooking, in hundredths of a percent of what is mixed. */
    waterLoss: integer("water_loss").notNull().default(0),
    labourMinutes: integer("labour_minutes").notNull().default(0),
    /** Ten-thousandths of a euro an hour. */
    hourlyRate: integer("hourly_rate").notNull().default(0),
    /** Ten-thousandths of a euro for the whole output. */
    overhead: integer("overhead").notNull().default(0),
    method: text("method").notNull().default(""),
    lines: text("lines", { mode: "json" }).$type<RecipeLine[]>().notNull().default([]),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("recipes_of_item").on(table.itemId, table.number),
    uniqueIndex("recipes_active").on(table.itemId).where(sql`status = 'active'`),
    index("recipes_newest").on(table.createdAt, table.id),
  ],
);

/** Which items the lines of a recipe name: kept by triggers, to find recipes by what goes into them. */
export const recipeLines = sqliteTable(
  "recipe_lines",
  {
    recipeId: text("recipe_id")
      .notNull()
      .references(() => recipes.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.place] }), index("recipe_lines_of_item").on(table.itemId, table.recipeId)],
);
