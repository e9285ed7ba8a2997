import { stated } from "@/worker/core/contract/meaning";
import { exportOf } from "@/worker/core/contract/exporting";
import {
  businessDay,
  civil,
  identifier,
  measured,
  note,
  pageOf,
  paging,
  quantity,
  stockPlace,
  version,
  z,
  recordOf,
} from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { daysAhead } from "@/worker/modules/business/forecast/shapes";
import { restockMeanings, restockStatuses } from "@/worker/modules/buy/restocks/status";
import { itemKinds } from "@/worker/modules/catalogue/items/status";
import { facility, itemName, listed, lotName, itemOrRecipe, production as shown, proposal, lossInput } from "./shapes";
import { priorities, priorityMeanings, productionStatuses, productionMeanings } from "./status";

export type { ListedProduction, LotPart, Production } from "./shapes";

/** The order's identifier, or its reference (OF-2026-0001). */
const byId = { id: identifier };
const change = { ...byId, version };
const columns = ["reference", "name", "sku", "amount", "requestedOn", "facility", "priority", "status", "output", "unitCost"] as const;
const shownColumns = [
  ...["reference", "name", "sku", "status", "priority", "amount", "requestedOn", "facility", "recipeNumber", "output", "lotNumber"],
  ...["lines", "lots", "losses", "labourMinutes", "planned", "cost", "dlc", "ddm", "completedOn", "method", "notes"],
] as const;
/** What a person decides of an order that is not begun. */
const details = {
  amount: quantity,
  requestedOn: civil,
  facility,
  priority: stated(priorities, priorityMeanings),
  notes: note(2_000),
  /** Where what is made goes. */
  location: stockPlace,
};
const minutes = z.int().min(0).max(1_000_000);
/** What a person writes down of an order that is done. */
const done = {
  ...change,
  /** What really came out; left out, what was planned. */
  output: measured.optional(),
  /** Lots really taken; a line that is not named takes what is promised to it, then the earliest dates. */
  used: z
    .array(
      z.strictObject({
        /** A line of the order, or the SKU it names. */
        line: identifier,
        lot: lotName,
        location: stockPlace.optional(),
        amount: measured,
      }),
    )
    .max(500)
    .default([]),
  losses: z.array(lossInput).max(50),
  /** Minutes really worked; left out, what was planned. */
  labourMinutes: minutes.optional(),
  /** What is written on the lot; left out, the next number. */
  number: identifier.max(40).optional(),
  dlc: civil.optional(),
  ddm: civil.optional(),
  /** Why the lot waits on hold; it does not when empty. */
  held: note(200).default(""),
  /** Left out, today. */
  completedOn: businessDay.optional(),
  /** That is what was taken, and what came out: nothing, far from planned, or more than the packaging taken can hold. */
  sure: z.boolean().default(false),
};
const proposals = z.object({ items: z.array(proposal), nextCursor: z.null(), total: z.int() });

const list = query({
  input: z.strictObject({
    ...paging,
    status: z.enum(productionStatuses).optional(),
    priority: z.enum(priorities).optional(),
    facility: facility.optional(),
    item: itemName.optional(),
    /** The first and the last day. */
    from: civil.optional(),
    to: civil.optional(),
    direction: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(listed),
  columns,
  telling: ["reference", "name", "amount", "requestedOn", "status"],
});

/** What was ordered of what lacked. */
const supplied = z.object({
  items: z.array(listed),
  nextCursor: z.null(),
  total: z.int(),
  drafts: z.array(z.object({ id: z.string(), reference: z.string(), supplierName: z.string(), expectedOn: civil.nullable() })),
  /** What is lacking and nobody sells. */
  unsold: z.array(z.string()),
});

export const production = defineModule("production", customers, {
  list,
  export: exportOf(list),

  facets: query({
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      statuses: z.array(z.object({ status: stated(productionStatuses, productionMeanings), count: z.int() })),
      facilities: z.array(z.string()),
      /** Open, and wanted before today. */
      late: z.int(),
    }),
  }),

  /** What is made on which day and where, with the work of each; cancelled orders are left out. */
  board: query({
    input: z.strictObject({
      /** Left out, the Monday of this week. */
      from: civil.optional(),
      days: z.int().min(1).max(31).default(7),
      facility: facility.optional(),
    }),
    output: z.object({
      from: civil,
      to: civil,
      facilities: z.array(z.string()),
      loads: z.array(z.object({ requestedOn: civil, facility: z.string(), orders: z.int(), labourMinutes: z.int() })),
      items: z.array(listed),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["requestedOn", "facility", "reference", "name", "amount", "labourMinutes", "priority", "status"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: shown,
    isDerived: true,
    columns: shownColumns,
  }),

  /** The order to hang up in the workshop: what to take of which lots, how, and room to write what was really done. */
  sheet: paperOf(z.strictObject({ ...byId, language: z.enum(languages).optional() })),

  create: command({
    risk: "writes",
    input: z.strictObject({
      item: itemOrRecipe,
      amount: details.amount,
      /** Left out, today. */
      requestedOn: details.requestedOn.optional(),
      facility: details.facility.default(""),
      priority: details.priority.default("normal"),
      notes: details.notes.default(""),
      location: details.location.default("main"),
    }),
    output: shown,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: shown,
  }),

  start: command({
    risk: "writes",
    input: z.strictObject({
      ...change,
      /** Begin with what there is; the rest is looked for when it is completed. */
      anyway: z.boolean().default(false),
    }),
    output: shown,
  }),

  complete: command({
    risk: "irreversible",
    input: z.strictObject({ ...done, losses: done.losses.default([]) }),
    output: shown,
  }),

  /** Puts right what was entered of a completed order; what is left out stays as it was. */
  correct: command({
    risk: "irreversible",
    input: z.strictObject({ ...done, losses: done.losses.optional() }),
    output: shown,
  }),

  /** Says that an order was not completed after all. */
  takeBack: command({
    risk: "irreversible",
    input: z.strictObject(change),
    output: shown,
  }),

  cancel: command({
    risk: "writes",
    input: z.strictObject(change),
    output: shown,
  }),

  /** Orders what an order lacks, down to what is bought: productions on the eve of the day, a draft for each supplier. */
  supply: command({ risk: "writes", input: z.strictObject(byId), output: supplied, columns }),

  /** The same for what a client's order lacks. */
  supplyOrder: command({ risk: "writes", input: z.strictObject({ order: recordOf("orders") }), output: supplied, columns }),

  /** What was launched for a client's order, and whether something lacks that could be. */
  launched: query({
    input: z.strictObject({ order: recordOf("orders") }),
    output: z.object({
      items: z.array(listed.pick({ id: true, reference: true, name: true, status: true, requestedOn: true, amount: true })),
      nextCursor: z.null(),
      total: z.int(),
      restocks: z.array(
        z.object({ id: z.string(), reference: z.string(), supplierName: z.string(), state: stated(restockStatuses, restockMeanings) }),
      ),
      /** Something lacks that can be made or bought. */
      more: z.boolean(),
      /** What lacks and nobody sells yet. */
      unsold: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(itemKinds) })),
    }),
    columns: ["reference", "name", "amount", "requestedOn", "status"],
  }),

  /** What each active recipe could make with what is free in stock today. */
  canMake: query({
    input: z.strictObject({ search: paging.search, item: itemName.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: z.string(),
          sku: z.string(),
          name: z.string(),
          recipeId: z.string(),
          amount: measured,
          /** What runs out first; empty when nothing does. */
          limiting: z.string(),
          limitingSku: z.string(),
          /** What is free of it. */
          available: measured.nullable(),
        }),
      ),
      nextCursor: z.null(),
      total: z.int(),
    }),
    columns: ["name", "sku", "amount", "limiting", "available"],
  }),

  /** What open orders, and expected sales, lack: what to make, then what goes into it, in the order of days; and what must be bought. */
  plan: query({
    input: z.strictObject({ ahead: daysAhead }),
    output: z.object({ ...proposals.shape, lacking: z.array(proposal) }),
    columns: ["requestedOn", "name", "sku", "amount", "level", "reason"],
  }),

  /** Makes the orders that the plan proposes, all of them unless items are named. */
  createFromPlan: command({
    risk: "writes",
    input: z.strictObject({ items: z.array(itemName).max(500).default([]), facility: facility.default(""), ahead: daysAhead }),
    output: z.object({ items: z.array(listed), nextCursor: z.null(), total: z.int() }),
    columns,
  }),
});
