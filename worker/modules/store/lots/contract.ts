import { civil, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { labelFormatNames } from "@/worker/core/files/paper";
import { paperOf } from "@/worker/core/contract/printing";
import { freshnesses, isScannable } from "./rules";
import { details, lot, place, promised } from "./shapes";
import { lotStates, scrapReasons } from "./status";

/** The identifier or the number. */
const byId = { id: line(64) };
const columns = ["number", "itemName", "amount", "available", "dlc", "ddm", "freshness", "state", "supplierLot"] as const;
const reason = line(200);

/** A lot that was blocked, with the promises that this broke: whom to tell. */
const blocked = lot.extend({ released: z.array(promised) });

const list = query({
  input: z.strictObject({
    ...paging,
    state: z.enum(lotStates).optional(),
    item: recordOf("items").optional(),
    /** Its identifier or its name. */
    location: line(64).optional(),
    /** Its identifier, its reference or its whole name. */
    supplier: line(120).optional(),
    freshness: z.enum(freshnesses).optional(),
    /** Those whose date comes within so many days, or is past. */
    expiringWithin: z.int().min(0).max(3_650).optional(),
    /** Those whose date is this day. */
    date: civil.optional(),
    /** Does it lie somewhere? Left out: yes, unless one searches or asks for a state that empties it. */
    stocked: z.boolean().optional(),
    sort: z.enum(["useBy", "createdAt"]).default("useBy"),
  }),
  output: pageOf(lot),
  columns,
  telling: ["number", "itemName", "dlc", "ddm", "available", "state"],
});

export const lots = defineModule("lots", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(byId),
    output: lot.extend({ places: z.array(place), promises: z.array(promised) }),
    columns: [
      ...columns,
      "reason",
      "reserved",
      "unitCost",
      "value",
      "bornOn",
      "supplierName",
      "temperature",
      "notes",
      "places",
      "promises",
    ],
    isDerived: true,
  }),

  /** The lots that a code names: a number, an EAN, or what a barcode of the trade says. */
  find: query({
    input: z.strictObject({
      code: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .refine(isScannable, { params: { code: "control" } }),
    }),
    output: z.object({ items: z.array(lot) }),
    columns,
  }),

  /** Labels of a lot: its number, what it is of, its date, and a code that says them (GS1 where the item has an EAN). */
  labels: paperOf(
    z.strictObject({
      ...byId,
      format: z.enum(labelFormatNames).default("sheet-24"),
      copies: z.int().min(1).max(480).default(24),
      language: z.enum(languages).optional(),
    }),
  ),

  /** How much is past its date, and how much will be, day by day. */
  expiry: query({
    input: z.strictObject({ days: z.int().min(1).max(120).default(42) }),
    output: z.object({
      from: civil,
      expired: z.object({ lots: z.int(), value: lot.shape.value }),
      pastBest: z.object({ lots: z.int(), value: lot.shape.value }),
      items: z.array(z.object({ date: civil, dlc: z.int(), ddm: z.int(), value: lot.shape.value })),
    }),
    columns: ["date", "dlc", "ddm", "value"],
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: lot,
  }),

  hold: command({
    risk: "writes",
    input: z.strictObject({ ...byId, reason, version }),
    output: blocked,
  }),

  release: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: lot,
  }),

  reject: command({
    risk: "writes",
    input: z.strictObject({ ...byId, reason, version }),
    output: blocked,
  }),

  /** Throws away all that is left of a lot, wherever it lies. */
  scrap: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, reason: z.enum(scrapReasons), note: note(200).default(""), version }),
    output: blocked,
  }),
});
