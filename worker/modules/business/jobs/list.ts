import { and, isNotNull, isNull } from "drizzle-orm";
import { undoneJobs } from "@/db/platform";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { jobs } from "./contract";
import { toUndone } from "./records";

/** The jobs that are not done, or those that were replayed; the newest first. */
export const list = handle(jobs.list, async ({ platform, now }, question) => {
  const page = newestFirst(undoneJobs, question);
  const isOfKind = question.replayed ? isNotNull(undoneJobs.replayedAt) : isNull(undoneJobs.replayedAt);
  const rows = await platform
    .select()
    .from(undoneJobs)
    .where(and(isOfKind, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, (row) => toUndone(row, now));
});
