import { civil, pageOf, paging, sum, z } from "@/worker/core/contract/fields";
import { exportOf } from "@/worker/core/contract/exporting";
import { defineModule, finance } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { directions, dueKinds } from "./status";

/** Something to receive or to pay. */
const dueItem = z.object({
  id: z.string(),
  kind: z.enum(dueKinds),
  direction: z.enum(directions),
  dueOn: civil,
  daysLate: z.int(),
  /** Its number, or what was planned. */
  label: z.string(),
  /** The client or supplier; empty for what is planned. */
  partyName: z.string(),
  amount: sum,
  disputed: z.boolean(),
});
export type DueItem = z.output<typeof dueItem>;

const horizon = z.object({ late: sum, week: sum, month: sum, later: sum, total: sum });

const list = query({
  input: z.strictObject({
    limit: paging.limit,
    cursor: paging.cursor,
    direction: z.enum(directions).optional(),
    late: z.boolean().optional(),
  }),
  output: pageOf(dueItem).extend({ toReceive: horizon, toPay: horizon }),
  isDerived: true,
  columns: ["dueOn", "kind", "direction", "label", "partyName", "amount", "daysLate"],
  telling: ["dueOn", "label", "partyName", "amount", "direction"],
});

/** What is to be received and to be paid, by due date: what is late comes first. */
export const schedule = defineModule("schedule", finance, { list, export: exportOf(list) });
