import { checklists as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { checklists } from "./contract";
import { fetchChecklist, toChecklist } from "./records";
import { checklistStatus } from "./status";

/** Takes a checklist out of use: checks that are under way are still to be answered. @throws Refusal `not_allowed_now` */
export const retire = handle(checklists.retire, async (context, { id, version }) => {
  const before = await fetchChecklist(context.db, id);
  const status = checklistStatus.require(before.status, "retire", "checklists");
  return toChecklist(context.db, context.update(table, before, { status }, version));
});
