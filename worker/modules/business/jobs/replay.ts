import { undoneJobs } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { job } from "@/worker/core/jobs";
import { handle } from "@/worker/engine/handler";
import { jobs } from "./contract";
import { fetchUndone, toUndone } from "./records";

/**
 * Puts a job back on the queue, once. If it fails again, it comes back as another one.
 * @throws Refusal `not_allowed_now` when it was replayed already, or when nobody can read it
 */
export const replay = handle(jobs.replay, async (context, { id, version }) => {
  const before = await fetchUndone(context.platform, id);
  const read = job.safeParse(before.job);
  if (before.replayedAt !== null || !read.success) throw new Refusal("not_allowed_now");
  const after = context.update(undoneJobs, before, { replayedAt: context.now }, version);
  context.enqueue(read.data);
  return toUndone(after, context.now);
});
