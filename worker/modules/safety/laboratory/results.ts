import { Refusal, refuseField } from "@/worker/core/errors";
import { outcomeOf, readResult } from "./rules";
import type { Analysis } from "./status";

/** What was found, analysis by analysis, unit by unit, as the laboratory writes it. */
export type Found = { analysis: string; results: { value: string }[] }[];

/**
 * The analyses with what was found; blank units are still to come, and what is not named stays.
 * @throws Refusal `invalid_input` naming an analysis that was not asked for, a result that is none, more results than units, or
 *   `analyses` when nothing is found at all
 */
export function withResults(analyses: Analysis[], found: Found): Analysis[] {
  const placeOf = (name: string) => analyses.findIndex(({ id }) => id === name);
  for (const [place, { analysis }] of found.entries()) if (placeOf(analysis) < 0) refuseField(`analyses.${place}.analysis`, "not_found");
  const all = analyses.map((one) => {
    const place = found.findIndex(({ analysis }) => analysis === one.id);
    const units = found[place]?.results;
    if (!units) return one;
    const at = `analyses.${place}.results`;
    const results = units.flatMap(({ value }, unit) => {
      if (value === "") return [];
      const read = readResult(value, one.kind) ?? refuseField(`${at}.${unit}.value`, "unreadable_result");
      if (one.kind !== "detection") return [value];
      return [read.value > 0 ? "detected" : "not_detected"];
    });
    if (results.length > one.n) refuseField(at, "more_results_than_units", { n: one.n });
    return { ...one, results, outcome: outcomeOf(one, results) };
  });
  if (all.every(({ results }) => results.length === 0))
    throw new Refusal("invalid_input", { fields: [{ field: "analyses", code: "required" }] });
  return all;
}
