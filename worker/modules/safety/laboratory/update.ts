import { labSamples as table } from "@/db/business";
import { Refusal, refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { laboratory } from "./contract";
import { awaited, fetchSample, searchTextOf, toSample } from "./records";
import { problemsOf } from "./rules";
import { sampleStatus } from "./status";

/**
 * Changes what is known of a sample; what is left out stays.
 * @throws Refusal `not_allowed_now` once it is reported, or naming `analyses` once there are results of them; `invalid_input` as
 *   `create`, or naming `takenOn` that lies after what the laboratory said already
 */
export const update = handle(laboratory.update, async (context, { id, version, analyses, ...changes }) => {
  const saved = await fetchSample(context.db, id);
  const { row, itemName, lot } = saved;
  sampleStatus.require(row.status, "update", "laboratory");
  if (changes.takenOn && changes.takenOn > civilDate(context.now)) refuseField("takenOn", "future");
  if (changes.takenOn && row.reportedOn && changes.takenOn > row.reportedOn) refuseField("takenOn", "after_report");
  if (analyses && row.analyses.some(({ results }) => results.length)) refuseState("analyses", "has_results");
  const problems = problemsOf(analyses ?? []);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const searchText = searchTextOf({ ...row, ...changes }, [itemName, lot]);
  const after = context.update(table, row, { ...changes, ...(analyses && { analyses: awaited(analyses) }), searchText }, version);
  return toSample(context, { ...saved, row: after });
});
