import {
  businessDay,
  civil,
  identifier,
  line,
  measured,
  note,
  pageOf,
  paging,
  quantity,
  recordOf,
  stockPlace,
  version,
  z,
} from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { itemKinds } from "@/worker/modules/catalogue/items/status";
import { details, lot } from "@/worker/modules/store/lots/shapes";
import { scrapReasons } from "@/worker/modules/store/lots/status";
import { demand, incoming, level, lotHere, missing, promise, valued } from "./shapes";
import { stockedKinds, valuations } from "./status";

/** Its identifier or its SKU. */
const item = recordOf("items");
/** The identifier or the number of a lot. */
const lotName = line(64);
const columns = ["name", "sku", "kind", "amount", "reserved", "held", "available", "minimum", "value", "nextDate"] as const;

const list = query({
  input: z.strictObject({
    ...paging,
    kind: z.enum(stockedKinds).optional(),
    /** Those of which less than the minimum is available. */
    short: z.boolean().optional(),
    /** Those of which something lies somewhere. */
    stocked: z.boolean().optional(),
    location: stockPlace.optional(),
  }),
  output: pageOf(level),
  columns,
  telling: ["name", "sku", "available", "amount", "minimum", "nextDate"],
});

export const stock = defineModule("stock", customers, {
  list,
  export: exportOf(list),

  /** Everything about the stock of an item: where it lies, to whom it is promised, what is to come, who asks for it. */
  show: query({
    input: z.strictObject({ id: item }),
    output: level.extend({
      lots: z.array(lotHere),
      promises: z.array(promise),
      incoming: z.array(incoming),
      demand: z.array(demand),
    }),
    columns: [...columns, "lots", "promises", "incoming", "demand"],
    isDerived: true,
  }),

  facets: query({
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      stocked: z.int(),
      short: z.int(),
      value: level.shape.value,
      kinds: z.array(z.object({ kind: z.enum(itemKinds), count: z.int() })),
    }),
  }),

  /** What all that lay somewhere at the end of a day was worth. */
  valueOn: query({
    /** Left out: today. */
    input: z.strictObject({
      day: civil.optional(),
      valuation: z.enum(valuations).default("lots"),
      limit: z.int().min(1).max(10_000).default(200),
    }),
    output: z.object({
      day: civil,
      /** At what it is valued. */
      valuation: z.enum(valuations),
      value: level.shape.value,
      kinds: z.array(z.object({ kind: z.enum(itemKinds), value: level.shape.value })),
      /** The dearest first. */
      items: z.array(valued),
      total: z.int(),
    }),
    columns: ["name", "sku", "kind", "amount", "value"],
  }),

  /** What falls below its minimum, or lacks for open orders and productions. */
  shortages: query({
    input: z.strictObject({ kind: z.enum(stockedKinds).optional() }),
    output: z.object({ items: z.array(missing), total: z.int() }),
    columns: ["name", "sku", "missing", "neededOn", "available", "wanted", "incoming", "minimum"],
  }),

  setMinimum: command({
    risk: "writes",
    input: z.strictObject({ id: item, minimum: quantity.nullable() }),
    output: level,
  }),

  /** Takes goods in by hand, as a new lot. */
  receive: command({
    risk: "writes",
    input: z.strictObject({
      item,
      amount: quantity,
      /** Left out, the product gives the next one. */
      number: identifier.max(60).optional(),
      /** Its identifier, its reference or its whole name. */
      supplier: line(120).optional(),
      supplierLot: details.supplierLot.default(""),
      /** Both left out, what the item says of its shelf life. */
      dlc: details.dlc.optional(),
      ddm: details.ddm.optional(),
      location: stockPlace.default("main"),
      /** For one unit of the item; what the item costs when left out. */
      unitCost: lot.shape.unitCost.optional(),
      temperature: details.temperature.default(null),
      /** Left out: today. */
      day: businessDay.optional(),
      notes: details.notes.default(""),
    }),
    output: lot,
  }),

  /** Puts right what was taken in by hand: how much of it, at what cost, of which lot, with which dates. What is left out stays. */
  correct: command({
    risk: "irreversible",
    input: z.strictObject({
      lot: lotName,
      /** 0 when it did not come at all. */
      amount: measured.optional(),
      /** For one unit of the item. */
      unitCost: lot.shape.unitCost.optional(),
      supplierLot: details.supplierLot.optional(),
      dlc: details.dlc.optional(),
      ddm: details.ddm.optional(),
      day: businessDay.optional(),
      version,
    }),
    output: lot,
  }),

  transfer: command({
    risk: "writes",
    input: z.strictObject({
      lot: lotName,
      /** Left out: the one place where it lies. */
      from: stockPlace.optional(),
      to: stockPlace,
      amount: quantity,
    }),
    output: lot,
  }),

  /** Throws a part of a lot away. */
  scrap: command({
    risk: "writes",
    input: z.strictObject({
      lot: lotName,
      /** Left out: the one place where it lies. */
      location: stockPlace.optional(),
      amount: quantity,
      reason: z.enum(scrapReasons),
      note: note(200).default(""),
    }),
    output: lot,
  }),
});
