import { and, isNotNull, isNull } from "drizzle-orm";
import { deadJobs } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { jobs } from "./contract";
import { toDeadJob } from "./records";

/** The jobs that wait for a person's decision, or those that were replayed; the newest first. */
export const list = handle(jobs.list, async ({ platform }, question) => {
  const page = newestFirst(deadJobs, question);
  const isOfKind = question.replayed ? isNotNull(deadJobs.replayedAt) : isNull(deadJobs.replayedAt);
  const rows = await platform
    .select()
    .from(deadJobs)
    .where(and(isOfKind, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toDeadJob);
});
