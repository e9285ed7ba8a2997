import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { VatLine } from "@/worker/core/figures/totals";
import type { MethodTaking } from "@/worker/modules/sell/sales/rules";

/**
 * The cash box as it was counted, with all that the till took since the count before. Rows are only added, as those of the till:
 * triggers keep them, their places leave no gap, and each is sealed with the one before it and with the last sale it holds.
 */
export const tillClosings = sqliteTable(
  "till_closings",
  {
    id: text("id").primaryKey(),
    /** 1, 2, 3… over the whole life of the till. */
    place: integer("place").notNull(),
    reference: text("reference").notNull(),
    day: text("day").notNull(),
    /** The places of its first and last sale; the last is that of the closing before where nothing was sold. */
    fromPlace: integer("from_place").notNull(),
    untilPlace: integer("until_place").notNull(),
    count: integer("count").notNull(),
    takenBack: integer("taken_back").notNull(),
    /** Ten-thousandths of a euro incl. tax, as all amounts here. */
    total: integer("total").notNull(),
    methods: text("methods", { mode: "json" }).$type<MethodTaking[]>().notNull(),
    vat: text("vat", { mode: "json" }).$type<VatLine[]>().notNull(),
    firstNumber: text("first_number"),
    lastNumber: text("last_number"),
    running: integer("running").notNull(),
    /** What lay in the box before the first sale. */
    opening: integer("opening").notNull(),
    /** What was paid in cash, less what was given back. */
    cash: integer("cash").notNull(),
    counted: integer("counted").notNull(),
    /** What was taken out of the box, to the bank or the safe. */
    taken: integer("taken").notNull(),
    note: text("note").notNull().default(""),
    /** The entry of the treasury that books the difference. */
    entryId: text("entry_id"),
    seal: text("seal").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("till_closings_in_place").on(table.place),
    uniqueIndex("till_closings_by_reference").on(table.reference),
    index("till_closings_newest").on(table.createdAt, table.id),
  ],
);
