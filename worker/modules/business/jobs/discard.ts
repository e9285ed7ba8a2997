import { deadJobs } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { jobs } from "./contract";
import { fetchDeadJob, toDeadJob } from "./records";

/** Gives a job up for good. The audit keeps what it carried. */
export const discard = handle(jobs.discard, async (context, { id, version }) => {
  const before = await fetchDeadJob(context.platform, id);
  context.remove(deadJobs, before, version);
  return toDeadJob(before);
});
