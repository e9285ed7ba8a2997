import { labSamples as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { laboratory } from "./contract";
import { failuresText } from "./failures";
import { type FoundSample, fetchSample, searchTextOf, toSample } from "./records";
import { withResults } from "./results";
import { worstOf } from "./rules";
import { type Analysis, sampleStatus } from "./status";
import { letGo } from "@/worker/modules/safety/holds";

/**
 * Writes down what a laboratory found, all at once or as it comes. As soon as it is unsatisfactory, a non-conformity is opened and
 * the lot is held, in the same write; once all is there and good, the lot that waited for it is let go.
 * @throws Refusal `not_allowed_now` once it is reported: another sample says otherwise; `invalid_input` naming a result that is none,
 *   an analysis that was not asked for, or `reportedOn` that is to come or lies before the sample
 */
export const report = handle(laboratory.report, async (context, { id, version, analyses: found, reportedOn, ...input }) => {
  const saved = await fetchSample(context.db, id);
  const { row } = saved;
  const reported = sampleStatus.require(row.status, "report", "laboratory");
  const today = civilDate(context.now);
  const day = reportedOn ?? today;
  if (day > today) refuseField("reportedOn", "future");
  if (day < row.takenOn) refuseField("reportedOn", "before_start");
  const analyses = withResults(row.analyses, found);
  const outcome = worstOf(analyses);
  const isWhole = analyses.every((one) => one.results.length >= one.n);
  const fails = outcome === "unsatisfactory";
  const issue = fails && !row.nonConformityId ? openFor(context, saved, analyses) : null;
  if (issue) await holdLots(context, new Map([[row.lotId, issue.title]]));
  if (isWhole && !fails) await letGo(context, row);
  const changes = {
    analyses,
    outcome,
    status: isWhole ? reported : row.status,
    reportedOn: day,
    report: input.report || row.report,
    nonConformityId: issue?.id ?? row.nonConformityId,
  };
  const searchText = searchTextOf({ ...row, ...changes }, [saved.itemName, saved.lot]);
  const after = context.update(table, row, { ...changes, searchText }, version);
  return toSample(context, { ...saved, row: after, nonConformity: issue?.reference ?? saved.nonConformity });
});

/** A criterion of food safety that is not met is critical; one of the process is major. */
function openFor(context: CommandContext, { row, itemName, lot }: FoundSample, analyses: Analysis[]) {
  const failed = analyses.filter(({ outcome }) => outcome === "unsatisfactory");
  return openNonConformity(context, {
    title: [failed.map(({ name }) => name).join(", "), itemName, lot].join(" · "),
    severity: failed.some(({ safety }) => safety) ? "critical" : "major",
    origin: "laboratory",
    originId: row.id,
    description: failuresText(analyses, context.caller.language),
    lotIds: [row.lotId],
  });
}
