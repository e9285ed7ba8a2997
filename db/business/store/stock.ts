import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { movementCauses, movementTypes, promiseCauses } from "@/worker/modules/store/ledger/status";
import { type LotDecision, lotDecisions, lotStates } from "@/worker/modules/store/lots/status";
import { items } from "../catalogue/items";
import { suppliers } from "../buy/suppliers";

/** Where stock lies: a cold room, a shelf, a co-packer's store. Every business begins with one, `main`. */
export const locations = sqliteTable(
  "locations",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** The name without case or accents, to sort by and to keep unique. */
    sortName: text("sort_name").notNull(),
    notes: text("notes").notNull().default(""),
    archivedAt: integer("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("locations_name").on(table.sortName).where(sql`archived_at is null`)],
);

/** What came or was made at one time, under one date: what a recall speaks of. */
export const lots = sqliteTable(
  "lots",
  {
    id: text("id").primaryKey(),
    /** LOT-2026-0001, or what the business writes on its jars. */
    number: text("number").notNull().unique(),
    itemId: text("item_id")
      .notNull()
      .references(() => items.id),
    supplierId: text("supplier_id").references(() => suppliers.id),
    supplierLot: text("supplier_lot").notNull().default(""),
    /** Use by: past it the lot is blocked. At most one of the two dates is set. */
    dlc: text("dlc"),
    /** Best before: past it the lot may still be sold, with a warning. */
    ddm: text("ddm"),
    decision: text("decision", { enum: lotDecisions }).notNull().default("available"),
    /** Why it is held, rejected or scrapped. */
    reason: text("reason").notNull().default(""),
    /** Ten-thousandths of a euro for one unit of the item. */
    unitCost: integer("unit_cost").notNull(),
    /** What that rounding left out or added, in millionths of it: a gram costs less than four decimals tell. */
    costRest: integer("cost_rest").notNull().default(0),
    /** What was decided of it, and why, before it was thrown away: what was rejected stays so when that is undone. */
    beforeScrap: text("before_scrap", { mode: "json" }).$type<{ decision: LotDecision; reason: string }>(),
    /** The day it came or was made. */
    bornOn: text("born_on").notNull(),
    /** The kind of record and the record from which it came: a restock, a production order. */
    cause: text("cause", { enum: movementCauses }).notNull(),
    causeId: text("cause_id").notNull(),
    /** Hundredths of a degree Celsius at receipt; null when nobody measured. */
    temperature: integer("temperature"),
    notes: text("notes").notNull().default(""),
    /** What is left and what of it is promised, everywhere: kept by triggers. */
    amount: integer("amount").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** What goes first: by its date, and what has none last. */
    useBy: text("use_by").notNull().generatedAlwaysAs(sql`coalesce(dlc, ddm, '9999-12-31')`, { mode: "virtual" }),
    /** Used up when nothing of an available lot is left. */
    state: text("state", { enum: lotStates })
      .notNull()
      .generatedAlwaysAs(sql`case when decision = 'available' and amount = 0 then 'consumed' else decision end`, { mode: "virtual" }),
    /** Does it lie somewhere? */
    stocked: integer("stocked", { mode: "boolean" }).notNull().generatedAlwaysAs(sql`amount > 0`, { mode: "virtual" }),
  },
  (table) => [
    index("lots_of_item").on(table.itemId, table.stocked, table.useBy, table.id),
    index("lots_by_date").on(table.stocked, table.useBy, table.id),
    index("lots_by_state").on(table.state, table.useBy, table.id),
    index("lots_newest").on(table.createdAt, table.id),
    index("lots_by_supplier_lot").on(table.supplierLot),
    index("lots_of_supplier").on(table.supplierId, table.createdAt),
    index("lots_of_cause").on(table.causeId),
    check("one_date", sql`${table.dlc} is null or ${table.ddm} is null`),
  ],
);

/**
 * The ledger: every time goods moved. Rows are only ever added (triggers refuse the rest); a mistake is put right by an
 * opposite movement that names the first. A trigger keeps `levels` with it, in the same write.
 */
export const movements = sqliteTable(
  "movements",
  {
    /** Sorts in the order written. */
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    /** The day the goods moved, which may lie before the day it was written. */
    day: text("day").notNull(),
    type: text("type", { enum: movementTypes }).notNull(),
    itemId: text("item_id").notNull(),
    lotId: text("lot_id")
      .notNull()
      .references(() => lots.id),
    locationId: text("location_id")
      .notNull()
      .references(() => locations.id),
    /** Thousandths of the item's base unit; negative when it leaves. */
    amount: integer("amount").notNull(),
    /** Ten-thousandths of a euro for one unit of the item. */
    unitCost: integer("unit_cost").notNull(),
    cause: text("cause", { enum: movementCauses }).notNull(),
    causeId: text("cause_id").notNull(),
    /** The movement that this one undoes. */
    reverses: text("reverses"),
    actor: text("actor").notNull(),
    reason: text("reason").notNull().default(""),
  },
  (table) => [
    index("movements_of_lot").on(table.lotId, table.type, table.id),
    index("movements_of_item").on(table.itemId, table.id),
    index("movements_of_cause").on(table.causeId, table.type),
    index("movements_of_type").on(table.type, table.id),
    index("movements_by_day").on(table.day, table.id),
    // What goods cost when they came the last time before.
    index("movements_received").on(table.itemId, table.id, table.unitCost).where(sql`type = 'receipt' and reverses is null`),
    uniqueIndex("movements_reversed_once").on(table.reverses).where(sql`reverses is not null`),
    check("moved", sql`${table.amount} <> 0`),
  ],
);

/** What lies of a lot in a place, and what of it is promised: the sum of its movements and of its promises, kept by triggers. */
export const levels = sqliteTable(
  "levels",
  {
    lotId: text("lot_id").notNull(),
    locationId: text("location_id").notNull(),
    itemId: text("item_id").notNull(),
    amount: integer("amount").notNull(),
    reserved: integer("reserved").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lotId, table.locationId] }),
    index("levels_of_item").on(table.itemId),
    index("levels_of_location").on(table.locationId, table.itemId),
    check("not_enough", sql`${table.reserved} >= 0 and ${table.amount} >= ${table.reserved}`),
  ],
);

/** Stock that is promised to an order or to a production, lot by lot. */
export const promises = sqliteTable(
  "promises",
  {
    id: text("id").primaryKey(),
    itemId: text("item_id").notNull(),
    lotId: text("lot_id").notNull(),
    locationId: text("location_id").notNull(),
    amount: integer("amount").notNull(),
    cause: text("cause", { enum: promiseCauses }).notNull(),
    causeId: text("cause_id").notNull(),
    /** Which line of the order or of the recipe it is for. */
    lineId: text("line_id").notNull(),
    actor: text("actor").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [
    index("promises_of_cause").on(table.causeId, table.lineId),
    index("promises_of_lot").on(table.lotId),
    index("promises_of_item").on(table.itemId),
    check("promised", sql`${table.amount} > 0`),
  ],
);

/** What there is of an item, and the least there should be. One row an item, made with it; amounts are kept by triggers. */
export const itemStocks = sqliteTable(
  "item_stocks",
  {
    /** The item's. */
    id: text("id").primaryKey(),
    /** Below it one runs short; null when nobody watches. Thousandths of the item's base unit, as all amounts here. */
    minimum: integer("minimum"),
    amount: integer("amount").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    /** What lies in lots that are held, rejected or to be scrapped. */
    held: integer("held").notNull().default(0),
    version: integer("version").notNull().default(1),
    updatedAt: integer("updated_at").notNull().default(0),
    isShort: integer("is_short", { mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql`minimum is not null and amount - reserved - held < minimum`, { mode: "virtual" }),
  },
  (table) => [
    index("item_stocks_short").on(table.id).where(sql`is_short = 1`),
    index("item_stocks_stocked").on(table.id).where(sql`amount > 0`),
  ],
);
