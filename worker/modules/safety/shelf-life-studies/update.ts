import { shelfLifeStudies as table } from "@/db/business";
import { Refusal, refuseField, refuseState } from "@/worker/core/errors";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { problemsOf } from "@/worker/modules/safety/laboratory/rules";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";
import { verdictOf } from "./rules";
import { studyStatus } from "./status";

/**
 * Changes what is known of a study that runs; what is left out stays, and its points are judged anew.
 * @throws Refusal `not_allowed_now` once it is concluded, or naming `analyses` once something was found; `invalid_input` as `create`,
 *   or naming `startedOn` that puts its points into days to come
 */
export const update = handle(shelfLifeStudies.update, async (context, { id, version, analyses, ...changes }) => {
  const saved = await fetchStudy(context.db, id);
  const { row } = saved;
  studyStatus.require(row.status, "update", "shelfLifeStudies");
  if (analyses && row.points.length) refuseState("analyses", "points_written");
  const problems = problemsOf(analyses ?? []);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const next = { ...row, ...changes, ...(analyses && { analyses: analyses.map((one) => ({ ...one, id: newId() })) }) };
  const last = row.points.at(-1)?.day ?? 0;
  if (addDays(next.startedOn, last) > civilDate(context.now)) refuseField("startedOn", "future");
  if (next.margin >= next.targetDays) refuseField("margin", "margin_too_long");
  const after = context.update(table, row, { ...changes, analyses: next.analyses, ...verdictOf(next) }, version);
  return toStudy(context, { ...saved, row: after });
});
