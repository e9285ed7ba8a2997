import { exportOf } from "@/worker/core/contract/exporting";
import { balance, cents, civil, identifier, instant, note, pageOf, paging, rate, sum, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { tillMethods } from "@/worker/modules/sell/sales/status";

/** What the till took between two closings. */
const takings = {
  count: z.int(),
  takenBack: z.int(),
  total: balance,
  methods: z.array(z.object({ method: z.enum(tillMethods), count: z.int(), total: balance })),
  vat: z.array(z.object({ rate, base: balance, tax: balance })),
  firstNumber: z.string().nullable(),
  lastNumber: z.string().nullable(),
  /** All that the till ever took, until then. */
  running: balance,
};

/** What is in the cash box by what is written. */
const box = {
  /** What lay in it before the first sale. */
  opening: sum,
  /** What was paid in cash, less what was given back. */
  cash: balance,
  expected: balance,
};

/** A closing as every door shows it. */
const closing = z.object({
  id: z.string(),
  reference: z.string(),
  day: civil,
  ...takings,
  ...box,
  counted: sum,
  /** What was counted beyond what was expected; negative where money lacks. */
  difference: balance,
  taken: sum,
  /** What stayed in the box, for change. */
  remaining: sum,
  note: z.string(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Closing = z.output<typeof closing>;

const columns = ["reference", "day", "total", "expected", "counted", "difference"] as const;
const shown = [...columns, "count", "takenBack", "methods", "vat", "opening", "cash", "taken", "remaining", "running", "note"] as const;

const list = query({
  input: z.strictObject({ ...paging, from: civil.optional(), to: civil.optional() }),
  output: pageOf(closing),
  columns,
  telling: ["reference", "day", "counted", "difference"],
});

/** The count of the cash box at the end of a day: what ought to lie there, what does, and what the till took. */
export const tillClosings = defineModule("tillClosings", customers, {
  list,
  export: exportOf(list),

  /** By its identifier or its reference. */
  show: query({ input: z.strictObject({ id: identifier }), output: closing, columns: shown }),

  /** What the till took since the last closing, and what ought to lie in the cash box. */
  current: query({
    input: z.strictObject({}),
    output: z.object({
      ...takings,
      ...box,
      /** Was the box ever counted? Before, nobody knows what lay in it. */
      isFirst: z.boolean(),
      /** The last closing. */
      since: instant.nullable(),
    }),
    isDerived: true,
    columns: ["count", "takenBack", "total", "methods", "vat", "opening", "cash", "expected", "since"],
  }),

  create: command({
    risk: "irreversible",
    input: z.strictObject({
      counted: cents,
      /** What is taken out of the box, to the bank or the safe. */
      taken: cents.default(0),
      /** What lay in the box before the first sale: of the first closing alone, afterwards it is what remained. */
      opening: cents.optional(),
      note: note(200).default(""),
    }),
    output: closing,
    columns: shown,
  }),
});
