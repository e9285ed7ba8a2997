import { nonConformities as table } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/** Marks a task as done. @throws Refusal `invalid_input` naming the task that nobody knows, or `doneOn` when that day is to come */
export const doTask = handle(nonConformities.doTask, async (context, { id, version, task: taskId, note, ...input }) => {
  const saved = await fetchNonConformity(context.db, id);
  nonConformityStatus.require(saved.row.status, "doTask", "nonConformities");
  const today = civilDate(context.now);
  const doneOn = input.doneOn ?? today;
  if (doneOn > today) refuseField("doneOn", "future");
  const task = saved.row.tasks.find((one) => one.id === taskId) ?? refuseField("task", "not_found");
  if (task.doneOn !== null) refuseState("task", "task_done");
  const tasks = saved.row.tasks.map((one) => (one.id === taskId ? { ...one, doneOn, note } : one));
  return toNonConformity({ ...saved, row: context.update(table, saved.row, { tasks }, version) }, context.now);
});
