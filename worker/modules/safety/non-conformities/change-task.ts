import { nonConformities as table } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { fetchNonConformity, type NonConformityRow, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/** Changes what is to be done, by whom and when; what is left out stays. @throws Refusal as `requireOpenTask` */
export const changeTask = handle(nonConformities.changeTask, async (context, { id, version, task: taskId, ...changes }) => {
  const saved = await fetchNonConformity(context.db, id);
  requireOpenTask(saved.row, taskId, "changeTask");
  const tasks = saved.row.tasks.map((one) => (one.id === taskId ? { ...one, ...changes } : one));
  return toNonConformity({ ...saved, row: context.update(table, saved.row, { tasks }, version) }, context.now);
});

/** A task that is still to be done. @throws Refusal `not_allowed_now` once it or its non-conformity is over; `invalid_input` naming `task` */
export function requireOpenTask(row: NonConformityRow, taskId: string, move: "changeTask" | "dropTask"): void {
  nonConformityStatus.require(row.status, move, "nonConformities");
  const task = row.tasks.find((one) => one.id === taskId) ?? refuseField("task", "not_found");
  if (task.doneOn !== null) refuseState("task", "task_done");
}
