import { checklists as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { checklists } from "./contract";
import { refuseClash } from "./create";
import { fetchChecklist, toChecklist } from "./records";
import { checklistStatus } from "./status";

/** Takes a checklist back into use. @throws Refusal `not_allowed_now`; or as `create`, where another list has its place */
export const restore = handle(checklists.restore, async (context, { id, version }) => {
  const before = await fetchChecklist(context.db, id);
  const status = checklistStatus.require(before.status, "restore", "checklists");
  await refuseClash(context, before);
  return toChecklist(context.db, context.update(table, before, { status }, version));
});
