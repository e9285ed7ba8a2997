import { stated } from "@/worker/core/contract/meaning";
import { balance, civil, instant, line, measured, note, pageOf, paging, signed, unit, version, z } from "@/worker/core/contract/fields";
import { exportedFile, exportOf } from "@/worker/core/contract/exporting";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { itemKinds } from "@/worker/modules/catalogue/items/status";
import { promised } from "@/worker/modules/store/lots/shapes";
import { stockedKinds } from "@/worker/modules/store/stock/status";
import { countStatuses, countMeanings } from "./status";

/** A lot of a sheet: the expected amount, and the one counted. */
const countLine = z.object({
  lotId: z.string(),
  lot: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  kind: z.enum(itemKinds),
  unit,
  dlc: civil.nullable(),
  ddm: civil.nullable(),
  /** Null where a blind sheet hides it. */
  expected: measured.nullable(),
  counted: measured.nullable(),
  difference: signed.nullable(),
  value: balance.nullable(),
  /** Has it moved since it was counted? Then it must be counted again. */
  moved: z.boolean(),
  note: z.string(),
});
export type CountLine = z.output<typeof countLine>;

/** A count sheet as lists show it. */
const listed = z.object({
  id: z.string(),
  reference: z.string(),
  status: stated(countStatuses, countMeanings),
  locationId: z.string(),
  locationName: z.string(),
  blind: z.boolean(),
  /** How many lots it has, and how many of them somebody has counted. */
  size: z.int(),
  done: z.int(),
  notes: z.string(),
  postedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedCount = z.output<typeof listed>;

/** A count sheet as every door shows it. */
const count = listed.extend({
  lines: z.array(countLine),
  /** What was found too much, what is missing, and both together; null where a blind sheet hides it. */
  surplus: balance.nullable(),
  shortfall: balance.nullable(),
  value: balance.nullable(),
});
export type Count = z.output<typeof count>;

/** The identifier or the reference. */
const byId = { id: line(64) };
const columns = ["reference", "status", "locationName", "size", "done", "blind", "createdAt"] as const;

const list = query({
  input: z.strictObject({ ...paging, status: z.enum(countStatuses).optional() }),
  output: pageOf(listed),
  columns,
  telling: ["reference", "locationName", "status", "done", "size"],
});

export const counts = defineModule("counts", customers, {
  list,
  export: exportOf(list),

  show: query({
    /** `reveal` shows what a blind sheet hides: to whoever checks the differences. */
    input: z.strictObject({ ...byId, reveal: z.boolean().default(false) }),
    output: count,
    columns: [...columns, "notes", "surplus", "shortfall", "value", "lines"],
    isDerived: true,
  }),

  /** A sheet to print and fill in by hand. */
  sheet: query({
    input: z.strictObject(byId),
    output: exportedFile,
  }),

  /** The same on paper, for the shelves. */
  paper: paperOf(z.strictObject({ ...byId, language: z.enum(languages).optional() })),

  create: command({
    risk: "writes",
    input: z.strictObject({
      /** Its identifier or its name. */
      location: line(64).default("main"),
      /** Only lots of this kind of items. */
      kind: z.enum(stockedKinds).optional(),
      blind: z.boolean().default(false),
      notes: note(500).default(""),
    }),
    output: count,
  }),

  /** Writes down what was found: as many times as one likes, some lots at a time. */
  fill: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      lines: z
        .array(
          z.strictObject({
            /** The identifier or the number; one that is not on the sheet is added to it. */
            lot: line(64),
            /** Null: not counted after all. */
            counted: measured.nullable(),
            note: note(200).optional(),
          }),
        )
        .max(2_000),
      version,
    }),
    output: count,
  }),

  /** Brings the stock to what was found; lots that nobody counted stay as they are. */
  post: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: count.extend({ released: z.array(promised) }),
  }),

  cancel: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: count,
  }),
});
