import { shelfLifeStudies as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";
import { studyStatus } from "./status";

/**
 * Draws the conclusion of a study: its points change no more.
 * @throws Refusal `not_allowed_now` once it is concluded, or naming `points` while a criterion is shown to hold nowhere
 */
export const conclude = handle(shelfLifeStudies.conclude, async (context, { id, version }) => {
  const saved = await fetchStudy(context.db, id);
  const { row } = saved;
  const status = studyStatus.require(row.status, "conclude", "shelfLifeStudies");
  if (row.proposedDays === null) refuseState("points", "nothing_shown", { name: row.limiting });
  const after = context.update(table, row, { status, concludedOn: civilDate(context.now) }, version);
  return toStudy(context, { ...saved, row: after });
});
