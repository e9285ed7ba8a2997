import { shelfLifeStudies as table } from "@/db/business";
import { mustExist, refuseField } from "@/worker/core/errors";
import { addDays, civilDate, daysBetween } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchSample, type Found, type FoundSample, withResults } from "@/worker/modules/safety/laboratory";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, type StudyRow, toStudy } from "./records";
import { verdictOf } from "./rules";
import { MOST_POINTS } from "./shapes";
import { type StudyPoint, studyStatus } from "./status";

/**
 * Writes down what was found on a day of a study; a day that has a point already takes what comes, and what is written again is
 * put right. Results of a sample of the laboratory are taken over where its analyses are looked at in the study.
 * @throws Refusal `not_allowed_now` once it is concluded; `invalid_input` naming `day` that is to come or lies before the first,
 *   `sample` that is of something else, has no results or none that the study looks at, results as `laboratory.report` does
 */
export const writePoint = handle(shelfLifeStudies.writePoint, async (context, { id, version, sample: name, note, ...input }) => {
  const saved = await fetchStudy(context.db, id);
  const { row } = saved;
  studyStatus.require(row.status, "writePoint", "shelfLifeStudies");
  const sample = name === null ? null : await mustExist("sample", fetchSample(context.db, name));
  const today = civilDate(context.now);
  const day = input.day ?? daysBetween(row.startedOn, sample?.row.takenOn ?? today);
  if (day < 0) refuseField(input.day === null && sample ? "sample" : "day", "before_start");
  if (addDays(row.startedOn, day) > today) refuseField("day", "future");
  const found = [...(sample ? foundIn(row, sample) : []), ...input.analyses];
  const former = row.points.find((point) => point.day === day);
  if (!former && row.points.length >= MOST_POINTS) refuseField("day", "too_many_points", { most: MOST_POINTS });
  const point = pointWith(context, row, { former, day, found, note, sample: sample?.row.reference ?? "" });
  const points = [...row.points.filter((one) => one.day !== day), point].sort((one, other) => one.day - other.day);
  const after = context.update(table, row, { points, ...verdictOf({ ...row, points }) }, version);
  return toStudy(context, { ...saved, row: after });
});

/** What a sample of the laboratory found of what the study looks at, by the names of the analyses. */
function foundIn({ analyses, itemId, lotId }: StudyRow, { row, itemName, lot }: FoundSample): Found {
  if (row.itemId !== itemId) refuseField("sample", "sample_of_other_item", { item: itemName });
  if (lotId && row.lotId !== lotId) refuseField("sample", "sample_of_other_lot", { lot });
  if (row.status === "cancelled" || row.analyses.every(({ results }) => !results.length)) refuseField("sample", "no_results");
  const found = analyses.flatMap(({ id, name, kind }) => {
    const same = row.analyses.find((one) => fold(one.name) === fold(name) && one.kind === kind && one.results.length);
    return same ? [{ analysis: id, results: same.results.map((value) => ({ value })) }] : [];
  });
  return found.length ? found : refuseField("sample", "nothing_in_common");
}

interface Written {
  former: StudyPoint | undefined;
  day: number;
  found: Found;
  note: string;
  sample: string;
}

/** The point of a day with what was found, besides what it had; what is left blank stays. */
function pointWith(context: CommandContext, row: StudyRow, { former, day, found, note, sample }: Written): StudyPoint {
  const before = row.analyses.map((one) => ({ ...one, results: former?.results[one.id] ?? [], outcome: "pending" as const }));
  const written = found.filter(({ results }) => results.some(({ value }) => value !== ""));
  const results = Object.fromEntries(withResults(before, written).flatMap((one) => (one.results.length ? [[one.id, one.results]] : [])));
  return {
    id: former?.id ?? newId(),
    day,
    results,
    note: note || (former?.note ?? ""),
    sample: sample || (former?.sample ?? ""),
    actor: nameOfActor(context.caller.actor),
    at: context.now,
  };
}
