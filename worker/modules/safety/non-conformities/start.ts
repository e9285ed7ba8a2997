import { nonConformities as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";
import { nonConformityStatus } from "./status";

/** Begins to work on it. @throws Refusal `not_allowed_now` when somebody did already */
export const start = handle(nonConformities.start, async (context, { id, version }) => {
  const saved = await fetchNonConformity(context.db, id);
  const status = nonConformityStatus.require(saved.row.status, "start", "nonConformities");
  return toNonConformity({ ...saved, row: context.update(table, saved.row, { status }, version) }, context.now);
});
