import { businessDay, cents, civil, identifier, instant, line, pageOf, paging, sum, version, z } from "@/worker/core/contract/fields";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { entryRhythms, entryTypes, ownCategories } from "@/worker/modules/money/treasury/status";

const one = { id: identifier };
const amount = cents.refine((value) => value > 0, { params: { code: "more_than_nothing" } });

const details = {
  type: z.enum(entryTypes),
  category: z.enum(ownCategories),
  description: line(200),
  /** Incl. tax. */
  amount,
  /** Once when null. */
  rhythm: z.enum(entryRhythms).nullable(),
  /** The next day it falls on. */
  nextOn: businessDay,
  /** The last day it may fall on. */
  endsOn: civil.nullable(),
};

const plan = z.object({ id: z.string(), ...details, amount: sum, nextOn: civil, version: z.int(), createdAt: instant, updatedAt: instant });
export type TreasuryPlan = z.output<typeof plan>;

const columns = ["description", "type", "category", "amount", "rhythm", "nextOn", "endsOn"] as const;
const writes = { risk: "writes", output: plan, columns } as const;

/** Money that is planned: rent, salaries, taxes, a loan, once or again and again. */
export const treasuryPlans = defineModule("treasuryPlans", finance, {
  list: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, type: z.enum(entryTypes).optional() }),
    output: pageOf(plan),
    columns,
    telling: ["description", "amount", "rhythm", "nextOn"],
  }),

  show: query({ input: z.strictObject(one), output: plan, columns }),

  create: command({
    ...writes,
    input: z.strictObject({ ...details, rhythm: details.rhythm.default(null), endsOn: details.endsOn.default(null) }),
  }),

  update: command({
    ...writes,
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
  }),

  /** Says that it happened: an entry is made, and it waits for its next day. What happens once is over. */
  settle: command({
    ...writes,
    refusesIfChanged: true,
    input: z.strictObject({
      ...one,
      /** Its own day when left out, or today where that lies ahead. */
      day: businessDay.optional(),
      /** What was planned, when left out. */
      amount: amount.optional(),
      version,
    }),
  }),

  remove: command({ ...writes, risk: "irreversible", input: z.strictObject({ ...one, version }) }),
});
