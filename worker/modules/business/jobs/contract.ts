import { identifier, instant, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { undoneStates } from "./status";

/** A job that is not done: on its way, or left to a person after every retry failed. */
export const undoneJob = z.object({
  id: z.string(),
  /** What it was to do; empty when it cannot be read. */
  type: z.string(),
  /** All it carried, as JSON. */
  content: z.string(),
  state: z.enum(undoneStates),
  /** How often somebody began. */
  tries: z.int(),
  /** Minutes since it was asked for. */
  age: z.int(),
  replayedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type UndoneJob = z.output<typeof undoneJob>;

const { limit, cursor } = paging;

export const jobs = defineModule("jobs", staff, {
  list: query({
    input: z.strictObject({ limit, cursor, replayed: z.boolean().default(false) }),
    output: pageOf(undoneJob),
    columns: ["createdAt", "type", "age", "state", "tries", "content"],
    telling: ["createdAt", "type", "state", "tries"],
  }),

  replay: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: undoneJob,
  }),

  discard: command({
    risk: "irreversible",
    input: z.strictObject({ id: identifier, version }),
    output: undoneJob,
  }),
});
