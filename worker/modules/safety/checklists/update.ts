import { checklists as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { checklists } from "./contract";
import { itemsNamed, pointsFrom, refuseClash } from "./create";
import { fetchChecklist, toChecklist } from "./records";
import { checklistStatus } from "./status";

/**
 * Changes what will be asked, and of what; what is left out stays, and so do checks that are under way.
 * @throws Refusal `not_allowed_now` once it is retired; otherwise as `create`
 */
export const update = handle(checklists.update, async (context, { id, version, items: names, points, ...changes }) => {
  const before = await fetchChecklist(context.db, id);
  checklistStatus.require(before.status, "update", "checklists");
  const written = {
    ...changes,
    ...(changes.name && { sortName: fold(changes.name) }),
    ...(points && { points: pointsFrom(points) }),
    ...(names && { itemIds: await itemsNamed(context, names) }),
  };
  await refuseClash(context, { ...before, ...written });
  return toChecklist(context.db, context.update(table, before, written, version));
});
