import { identifier, instant, pageOf, paging, version, z } from "@/worker/core/contract/fields";
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
const admin = { role: "admin" } as const;

export const jobs = {
  list: query({
    id: "jobs.list",
    scope: "platform",
    access: admin,
    input: z.strictObject({ limit, cursor, replayed: z.boolean().default(false) }),
    output: pageOf(deadJob),
    columns: ["createdAt", "type", "reason", "content"],
  }),

  replay: command({
    id: "jobs.replay",
    scope: "platform",
    access: admin,
    risk: "writes",
    input: z.strictObject({ id: identifier, version }),
    output: deadJob,
  }),

  discard: command({
    id: "jobs.discard",
    scope: "platform",
    access: admin,
    risk: "irreversible",
    input: z.strictObject({ id: identifier, version }),
    output: deadJob,
  }),
};
