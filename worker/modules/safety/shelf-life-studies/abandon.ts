import { shelfLifeStudies as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";
import { studyStatus } from "./status";

/** Gives a study up; it proposes nothing. @throws Refusal `not_allowed_now` once it is concluded */
export const abandon = handle(shelfLifeStudies.abandon, async (context, { id, version }) => {
  const saved = await fetchStudy(context.db, id);
  const status = studyStatus.require(saved.row.status, "abandon", "shelfLifeStudies");
  return toStudy(context, { ...saved, row: context.update(table, saved.row, { status }, version) });
});
