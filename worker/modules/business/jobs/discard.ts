import { undoneJobs } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { jobs } from "./contract";
import { fetchUndone, toUndone } from "./records";

/** Gives a job up for good. The audit keeps what it carried. */
export const discard = handle(jobs.discard, async (context, { id, version }) => {
  const before = await fetchUndone(context.platform, id);
  context.remove(undoneJobs, before, version);
  return toUndone(before, context.now);
});
