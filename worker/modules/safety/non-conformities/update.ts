import { nonConformities as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/** Changes what is said of it; what is left out stays. @throws Refusal `not_allowed_now` once it is closed */
export const update = handle(nonConformities.update, async (context, { id, version, ...changes }) => {
  const saved = await fetchNonConformity(context.db, id);
  nonConformityStatus.require(saved.row.status, "update", "nonConformities");
  return toNonConformity({ ...saved, row: context.update(table, saved.row, changes, version) }, context.now);
});
