import { experts as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { experts } from "./contract";
import { fetchExpert, requireHours } from "./records";

/** Changes what is said of an expert, or when they receive; what is booked already stays. */
export const update = handle(experts.update, async (context, { id, version, ...changes }) => {
  const before = await fetchExpert(context.platform, id);
  requireHours("weekly", changes.weekly ?? []);
  requireHours("exceptions", changes.exceptions ?? []);
  return context.update(table, before, changes, version);
});
