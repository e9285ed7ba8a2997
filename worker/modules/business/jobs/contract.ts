import { identifier, instant, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { deadReasons } from "./status";

/** A job that failed every retry. */
export const deadJob = z.object({
  id: z.string(),
  /** What it was to do; empty when it cannot be read. */
  type: z.string(),
  /** All it carried, as JSON. */
  content: z.string(),
  reason: z.enum(deadReasons),
  replayedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type DeadJob = z.output<typeof deadJob>;

const { limit, cursor } = paging;

export const jobs = defineModule("jobs", staff, {
  list: query({
    input: z.strictObject({ limit, cursor, replayed: z.boolean().default(false) }),
    output: pageOf(deadJob),
    columns: ["createdAt", "type", "reason", "content"],
  }),

  replay: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: deadJob,
  }),

  discard: command({
    risk: "irreversible",
    input: z.strictObject({ id: identifier, version }),
    output: deadJob,
  }),
});
