import { stated } from "@/worker/core/contract/meaning";
import { businessDay, civil, identifier, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import {
  arrived,
  arrivedLine,
  correctedLine,
  details,
  listed,
  MOST_LINES,
  MOST_PACKS,
  proposed,
  proposedOrder,
  restock,
  supplierName,
} from "./shapes";
import { daysAhead } from "@/worker/modules/business/forecast/shapes";
import { restockStatuses, restockMeanings } from "./status";

export type { Arrival, Line, ListedRestock, Proposed, ProposedOrder, Receipt, Restock } from "./shapes";

/** The identifier or the reference. */
const byId = { id: identifier };
const columns = ["reference", "supplierName", "orderedOn", "expectedOn", "subtotal", "receivedShare", "status", "late"] as const;
const arrivedColumns = ["receivedOn", "itemName", "amount", "supplierName", "lotNumber", "supplierLot", "dlc", "ddm", "reference"] as const;
const written = {
  lines: details.lines,
  fees: details.fees.default(0),
  /** Left out, as many days from now as the supplier takes. */
  expectedOn: details.expectedOn.optional(),
  notes: details.notes.default(""),
};

const list = query({
  input: z.strictObject({
    ...paging,
    status: z.enum(restockStatuses).optional(),
    /** Those that are not over, or those that are. */
    open: z.boolean().optional(),
    supplier: supplierName.optional(),
    late: z.boolean().optional(),
  }),
  output: pageOf(listed),
  columns,
  telling: ["reference", "supplierName", "expectedOn", "status", "subtotal", "late"],
});

export const restocks = defineModule("restocks", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(byId),
    output: restock,
    isDerived: true,
    columns: [
      "reference",
      "supplierName",
      "status",
      "late",
      "orderedOn",
      "expectedOn",
      "receivedOn",
      "receivedShare",
      "lines",
      "subtotal",
      "fees",
      "vat",
      "total",
      "minimumOrder",
      "belowMinimum",
      "notes",
      "receipts",
      "certificates",
    ],
  }),

  facets: query({
    input: z.strictObject({ supplier: supplierName.optional() }),
    output: z.object({
      total: z.int(),
      statuses: z.array(z.object({ status: stated(restockStatuses, restockMeanings), count: z.int() })),
      open: z.int(),
      late: z.int(),
    }),
  }),

  /** What has come, lot by lot, the newest first. */
  receipts: query({
    input: z.strictObject({
      ...paging,
      supplier: supplierName.optional(),
      item: recordOf("items").optional(),
      /** The first and the last day. */
      since: civil.optional(),
      until: civil.optional(),
    }),
    output: pageOf(arrived),
    columns: arrivedColumns,
  }),

  /** What to order so that nothing lacks, in whole packs of the preferred suppliers. Nothing is stored. */
  propose: query({
    input: z.strictObject({ supplier: supplierName.optional(), ahead: daysAhead }),
    output: z.object({
      items: z.array(proposed),
      nextCursor: z.null(),
      total: z.int(),
      /** One for each supplier that the rows name. */
      orders: z.array(proposedOrder),
    }),
    columns: [
      "itemName",
      "lacking",
      "supplierName",
      "packs",
      "packName",
      "pack",
      "total",
      "available",
      "minimum",
      "needed",
      "expected",
      "incoming",
    ],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({ supplier: supplierName, ...written }),
    output: restock,
  }),

  /** A draft for each supplier: of the lines chosen, or else of all that is proposed. */
  createFromProposal: command({
    risk: "writes",
    input: z.strictObject({
      /** This supplier's part alone. */
      supplier: supplierName.optional(),
      lines: z
        .array(z.strictObject({ tariff: recordOf("tariffs"), packs: z.int().min(1).max(MOST_PACKS) }))
        .max(5 * MOST_LINES)
        .optional(),
      ahead: daysAhead,
    }),
    output: z.object({ items: z.array(listed), nextCursor: z.null(), total: z.int() }),
    columns,
  }),

  /** Lines and fees while it is a draft; the expected day and the notes at any time. */
  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: restock,
  }),

  /** A new draft that asks the same, at the prices of today. */
  duplicate: command({
    risk: "writes",
    input: z.strictObject(byId),
    output: restock,
  }),

  /** The order on paper. */
  orderForm: paperOf(z.strictObject({ ...byId, language: z.enum(languages).default("fr") })),

  /** Asks the supplier, by a letter where it has an address. */
  order: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** Left out, today. */
      orderedOn: civil.optional(),
      expectedOn: civil.optional(),
      /** Write to the supplier? */
      send: z.boolean().default(true),
      /** Said in the letter, before the lines. */
      message: note(2_000).default(""),
      language: z.enum(languages).default("fr"),
      version,
    }),
    output: restock,
  }),

  /** Takes in what came: lots, movements, and what is still to come. Without lines, all of it as ordered. */
  receive: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** Left out, today. */
      receivedOn: businessDay.optional(),
      /** The number of the supplier's delivery note. */
      deliveryNote: note(60).default(""),
      lines: z.array(arrivedLine).min(1).max(MOST_LINES).optional(),
      /** More came than was ordered, and stays. */
      allowMore: z.boolean().default(false),
      /** Tariffs take the prices at which it came. */
      updateTariff: z.boolean().default(false),
      version,
    }),
    output: restock,
  }),

  /** Puts right what was entered of a receipt; what is left out stays as it was. */
  correct: command({
    risk: "irreversible",
    input: z.strictObject({
      ...byId,
      /** Left out, the last receipt. */
      receipt: identifier.optional(),
      receivedOn: businessDay.optional(),
      deliveryNote: note(60).optional(),
      lines: z.array(correctedLine).max(MOST_LINES).default([]),
      /** More came than was ordered, and stays. */
      allowMore: z.boolean().default(false),
      version,
    }),
    output: restock,
  }),

  /** Says that what a receipt took in did not come, or not so. */
  takeBack: command({
    risk: "irreversible",
    /** Left out, the last receipt. */
    input: z.strictObject({ ...byId, receipt: identifier.optional(), version }),
    output: restock,
  }),

  /** What has not come will not come. */
  close: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: restock,
  }),

  cancel: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: restock,
  }),
});
