import { balance, businessDay, civil, identifier, pageOf, paging, share, sum, version, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { flowKinds, grains } from "./rules";
import { details, entry, flow, one, point, standing, totals } from "./shapes";
import { entryCategories, entryTypes } from "./status";

export type { Entry } from "./shapes";

const columns = ["day", "reference", "type", "category", "description", "signed"] as const;
const shown = ["day", "reference", "type", "category", "description", "amount", "ofPayment"] as const;
const writes = { risk: "writes", output: entry, columns: shown } as const;
/** Today when left out; never ahead: what is to come is planned. */
const day = businessDay;

const list = query({
  input: z.strictObject({
    ...paging,
    type: z.enum(entryTypes).optional(),
    category: z.enum(entryCategories).optional(),
    from: civil.optional(),
    to: civil.optional(),
  }),
  output: pageOf(entry).extend(totals),
  columns,
  telling: ["day", "description", "signed", "type"],
});

/** Money that came in and went out, and what is to come. */
export const treasury = defineModule("treasury", finance, {
  list,
  export: exportOf(list),

  show: query({ input: z.strictObject(one), output: entry, columns: shown }),

  /** What there is, and what came and went: in all, by month and by category. The last twelve months when no period is said. */
  summary: query({
    input: z.strictObject({ from: civil.optional(), to: civil.optional() }),
    output: z.object({
      ...standing,
      ...totals,
      from: civil,
      to: civil,
      months: z.array(z.object({ month: z.string(), income: sum, expense: sum, net: balance })),
      categories: z.array(z.object({ category: z.enum(entryCategories), income: sum, expense: sum })),
    }),
    isDerived: true,
    columns: ["balance", "bankBalance", "bankOn", "totalIncome", "totalExpense", "netBalance", "months"],
  }),

  /** Every day of a period on which money moved or is to move: what comes in and what goes out. At most a year and a month. */
  days: query({
    input: z.strictObject({ from: civil, to: civil }),
    output: z.object({ items: z.array(z.object({ day: civil, income: sum, expense: sum, expected: z.boolean() })) }),
    isDerived: true,
    columns: ["day", "income", "expense", "expected"],
  }),

  /** Twelve months ahead, from what is due, ordered and planned. */
  forecast: query({
    input: z.strictObject({
      /** Days that clients pay late. */
      clientsLate: z.int().min(0).max(180).default(0),
      /** How much dearer raw material becomes. */
      materialsUp: share.default(0),
      by: z.enum(grains).default("monthly"),
    }),
    output: z.object({
      ...standing,
      /** At the end of the twelve months. */
      closing: balance,
      /** The lowest there will be, and when. */
      lowBalance: balance,
      lowOn: civil,
      /** What goes out in the fortnight before, the largest first: why it is so low. */
      lowCauses: z.array(z.object({ kind: z.enum(flowKinds), amount: sum })),
      /** The first day with less than nothing; null when there is none. */
      shortOn: civil.nullable(),
      flows: z.array(flow),
      points: z.array(point),
    }),
    isDerived: true,
    columns: ["balance", "lowBalance", "lowOn", "shortOn", "closing", "points"],
  }),

  create: command({
    ...writes,
    input: z.strictObject({
      ...details,
      day: day.optional(),
      /** The client or supplier on whose account it stands: an advance, or what settles a balance beside invoices; by code or identifier. */
      party: identifier.optional(),
    }),
  }),

  update: command({
    ...writes,
    input: z.strictObject({ ...one, ...z.object({ ...details, day }).partial().shape, version }),
  }),

  remove: command({ ...writes, risk: "irreversible", input: z.strictObject({ ...one, version }) }),
});
