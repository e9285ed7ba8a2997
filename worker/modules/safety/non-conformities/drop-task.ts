import { nonConformities as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { requireOpenTask } from "./change-task";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";

/** Takes away a task that is of no use; what is done stays. @throws Refusal as `requireOpenTask` */
export const dropTask = handle(nonConformities.dropTask, async (context, { id, version, task }) => {
  const saved = await fetchNonConformity(context.db, id);
  const tasks = saved.row.tasks.filter((one) => one.id !== task);
  // Whoever saw an older version is told so first: the task may be gone since.
  const row = context.update(table, saved.row, { tasks }, version);
  requireOpenTask(saved.row, task, "dropTask");
  return toNonConformity({ ...saved, row }, context.now);
});
