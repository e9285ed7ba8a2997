import { Refusal } from "@/worker/core/errors";
import type { z } from "@/worker/core/contract/fields";
import type { Input, Operation } from "@/worker/core/contract/operation";
import { callAsSystem } from "./call-as-system";
import type { Handler } from "./handler";
import type { DailyWork } from "./runtime";

type DueList = Handler<Operation<Input, z.ZodType<{ items: { id: string }[]; nextCursor: string | null }>>>;

/**
 * The day's work of what comes back by itself: makes the drafts that are due, each a write of its own. One that is refused (no
 * price, an archived client, a plan that is full) waits for a person and stops no other. Doing it twice changes nothing.
 * @param list the query that lists those that are due
 * @param run makes the next draft of one
 */
export function makeDue(list: DueList, run: Handler): DailyWork {
  return async (runtime, { id: businessId }) => {
    let cursor: string | undefined;
    do {
      const page = await callAsSystem(runtime, businessId, list, { due: true, limit: 100, cursor });
      for (const { id } of page?.items ?? []) {
        try {
          await callAsSystem(runtime, businessId, run, { id });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          runtime.log.error("recurring", error, { operation: run.operation.id, id, code: error.code });
        }
      }
      cursor = page?.nextCursor ?? undefined;
    } while (cursor);
  };
}
