import { instant, line, pageOf, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { finds, queues } from "./status";

/** What the provider's staff has before them, all together. */
export const staffDesk = defineModule("staffDesk", staff, {
  queues: query({
    input: z.strictObject({}),
    output: z.object({
      items: z.array(z.object({ queue: z.enum(queues), count: z.int(), oldestAt: instant.nullable() })),
      nextCursor: z.null(),
      /** Appointments of today that are confirmed, in order. */
      today: z.array(
        z.object({ id: z.string(), startsAt: instant, offerName: z.string(), expertName: z.string(), clientName: z.string() }),
      ),
      /** Businesses that have begun a trial in the last seven days. */
      newTrials: z.int(),
    }),
    columns: ["queue", "count", "oldestAt"],
  }),

  search: query({
    input: z.strictObject({ search: line(100) }),
    output: pageOf(z.object({ find: z.enum(finds), id: z.string(), title: z.string(), text: z.string() })),
    columns: ["find", "title", "text"],
  }),
});
