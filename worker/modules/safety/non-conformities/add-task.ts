import { nonConformities as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/** Adds something to do about it. @throws Refusal `not_allowed_now` once it is closed */
export const addTask = handle(nonConformities.addTask, async (context, { id, version, kind, text, who, dueOn }) => {
  const saved = await fetchNonConformity(context.db, id);
  nonConformityStatus.require(saved.row.status, "addTask", "nonConformities");
  const tasks = [...saved.row.tasks, { id: newId(), kind, text, who, dueOn, doneOn: null, note: "" }];
  return toNonConformity({ ...saved, row: context.update(table, saved.row, { tasks }, version) }, context.now);
});
