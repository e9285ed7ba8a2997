import { stated } from "@/worker/core/contract/meaning";
import { exportOf } from "@/worker/core/contract/exporting";
import { businessDay, civil, line, measured, note, pageOf, paging, sum, unit, version, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { chosen, clientName, details, listed, lotPart, byId, order, pricedLine, totals, written } from "./shapes";
import { depositFates, orderStatuses, orderMeanings, sortableFields } from "./status";

export type { Order } from "./shapes";

const counted = { limits: ["ordersPerMonth"] } as const;
const columns = ["reference", "clientName", "orderedOn", "dueOn", "total", "deliveredShare", "invoicedShare", "status"] as const;
const orderColumns = [
  ...[
    "reference",
    "clientName",
    "status",
    "orderedOn",
    "dueOn",
    "validUntil",
    "clientReference",
    "lines",
    "shortages",
    "subtotal",
    "vat",
    "total",
  ],
  ...["deliveredShare", "arrivedShare", "invoicedShare", "deliveries", "moves", "deliveryAddress", "notes"],
] as const;

const list = query({
  input: z.strictObject({
    ...paging,
    status: z.enum(orderStatuses).optional(),
    client: clientName.optional(),
    /** Neither a quote nor cancelled: what sales are counted by. */
    placed: z.boolean().optional(),
    /** Confirmed, and not all of it has left. */
    waiting: z.boolean().optional(),
    /** The day it was wanted is over, and it has not all left. */
    late: z.boolean().optional(),
    dueFrom: civil.optional(),
    dueTo: civil.optional(),
    orderedFrom: civil.optional(),
    orderedTo: civil.optional(),
    /** By the day they are wanted, only those that have one are shown. */
    sort: z.enum(sortableFields).default("createdAt"),
    direction: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(listed),
  columns,
  telling: ["reference", "clientName", "dueOn", "status", "total", "orderedOn"],
});

/** A move of an order: nothing but which, and the version one saw. */
const move = command({
  risk: "writes",
  input: z.strictObject({ ...byId, version }),
  output: order,
  columns: orderColumns,
  warnings: "shortages",
});

export const orders = defineModule("orders", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(byId),
    output: order,
    isDerived: true,
    columns: orderColumns,
  }),

  facets: query({
    input: z.strictObject({ client: clientName.optional() }),
    output: z.object({
      total: z.int(),
      late: z.int(),
      statuses: z.array(z.object({ status: stated(orderStatuses, orderMeanings), count: z.int() })),
    }),
    columns: ["total", "late", "statuses"],
  }),

  /** What a client has ordered, drafts and what was cancelled aside, between two days. */
  bought: query({
    input: z.strictObject({ client: clientName, since: civil.optional(), until: civil.optional() }),
    output: z.object({
      clientName: z.string(),
      since: civil.nullable(),
      until: civil.nullable(),
      count: z.int(),
      subtotal: sum,
      total: sum,
    }),
    columns: ["clientName", "since", "until", "subtotal", "total", "count"],
  }),

  /** The days of a month on which orders are wanted. */
  calendar: query({
    /** Any day of the month; left out, today. */
    input: z.strictObject({ day: civil.optional() }),
    output: z.object({
      month: z.string(),
      items: z.array(z.object({ day: civil, count: z.int(), late: z.int(), subtotal: sum })),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["day", "count", "late", "subtotal"],
  }),

  /** What orders that wait need in all, and what the making of what is missing would take. */
  components: query({
    input: z.strictObject({}),
    output: z.object({
      items: z.array(
        z.object({
          itemId: z.string(),
          sku: z.string(),
          name: z.string(),
          unit,
          /** Ordered itself, or a component of what must be made. */
          ordered: z.boolean(),
          needed: measured,
          inStock: measured,
          missing: measured,
        }),
      ),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["name", "sku", "ordered", "needed", "inStock", "missing"],
  }),

  /** What an order would come to and what there is for it, as it is written. Nothing is kept. */
  preview: query({
    input: z.strictObject({
      client: clientName,
      lines: details.lines,
      dueOn: details.dueOn.default(null),
      deliveryAddress: details.deliveryAddress.optional(),
    }),
    output: z.object({ ...totals, lines: z.array(pricedLine.extend({ available: measured, missing: measured })) }),
  }),

  /** What to take from where for what is still to leave, the earliest date first. */
  pickList: query({
    input: z.strictObject(byId),
    output: z.object({
      reference: z.string(),
      clientName: z.string(),
      items: z.array(
        z.object({
          lineId: z.string(),
          sku: z.string(),
          name: z.string(),
          toShip: measured,
          promised: measured,
          /** What is promised nowhere yet, and lies there to be. */
          free: measured,
          /** Every lot that may be taken, with what of it is free or promised to this order. */
          lots: z.array(lotPart.extend({ locationName: z.string(), promised: measured })),
        }),
      ),
    }),
    columns: ["reference", "clientName", "items"],
  }),

  /** A quote while it is a draft, the order's confirmation afterwards. Left out, in the client's language. */
  paper: paperOf(z.strictObject({ ...byId, language: z.enum(languages).optional() })),

  create: command({
    access: counted,
    risk: "writes",
    input: z.strictObject({ ...written, validUntil: details.validUntil.default(null) }),
    output: order,
    columns: orderColumns,
  }),

  /** A draft that holds until a day. */
  quote: command({
    access: counted,
    risk: "writes",
    input: z.strictObject({ ...written, validUntil: civil }),
    output: order,
    columns: orderColumns,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, client: clientName.optional(), ...z.object(details).partial().shape, version }),
    output: order,
    columns: orderColumns,
  }),

  duplicate: command({
    access: counted,
    risk: "writes",
    input: z.strictObject(byId),
    output: order,
    columns: orderColumns,
  }),

  confirm: move,
  promise: move,
  prepare: move,
  pack: move,

  ship: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** Left out, everything that is promised leaves. */
      parts: z.array(chosen).max(1_000).default([]),
      /** Left out, today. */
      shippedOn: businessDay.optional(),
      carrier: note(80).default(""),
      notes: note(2_000).default(""),
      version,
    }),
    output: order,
    columns: orderColumns,
  }),

  deliver: command({
    risk: "writes",
    input: z.strictObject({ ...byId, deliveredOn: businessDay.optional(), version }),
    output: order,
    columns: orderColumns,
  }),

  complete: move,

  /** Ends an order of which only a part has left: nobody waits for the rest. */
  end: command({
    risk: "irreversible",
    /** Why the rest is dropped. */
    input: z.strictObject({ ...byId, reason: line(200), version }),
    output: order,
    columns: orderColumns,
  }),

  hold: move,
  resume: move,

  cancel: command({
    risk: "writes",
    input: z.strictObject({
      ...byId,
      /** What becomes of a deposit that was paid: to say exactly then. */
      deposit: z.enum(depositFates).optional(),
      version,
    }),
    output: order,
    columns: orderColumns,
    warnings: "shortages",
  }),
});
