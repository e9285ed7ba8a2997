import type { FieldProblem } from "@/worker/core/errors";
import { type Language, localeOf } from "@/worker/core/language";
import type { Point } from "./shapes";
import { type Measure, unitOfMeasure } from "./status";

type Limits = Pick<Point, "kind" | "measure" | "target" | "lower" | "upper" | "name">;

/**
 * What is wrong with the limits of points: upside down, a target beyond them, a measured critical point without one, limits of what
 * nobody measures, two points of one name.
 */
export function problemsOf(points: Limits[]): FieldProblem[] {
  const names = points.map(({ name }) => name.toLowerCase());
  return points.flatMap((point, place) => [
    ...limitProblems(point, `points.${place}`),
    ...(names.indexOf(names[place] ?? "") < place ? [{ field: `points.${place}.name`, code: "taken" }] : []),
  ]);
}

function limitProblems({ kind, measure, target, lower, upper }: Limits, at: string): FieldProblem[] {
  if (unitOfMeasure[measure] === null) {
    const typed = Object.entries({ lower, upper, target }).find(([, value]) => value !== null)?.[0];
    return typed ? [{ field: `${at}.${typed}`, code: "not_measured" }] : [];
  }
  if (lower === null && upper === null && kind === "ccp") return [{ field: `${at}.lower`, code: "limit_missing" }];
  if (lower !== null && upper !== null && lower > upper) return [{ field: `${at}.upper`, code: "upside_down" }];
  if (target !== null && !isWithin(target, { lower, upper })) return [{ field: `${at}.target`, code: "target_outside" }];
  return [];
}

/** Is a value within critical limits? On a limit it still is. */
export function isWithin(value: number, { lower, upper }: Pick<Point, "lower" | "upper">): boolean {
  return (lower === null || value >= lower) && (upper === null || value <= upper);
}

/** The steps of a process with their points, in order; a step that only points name comes after those of the diagram. */
export function stepsOf<P extends { step: string }>(steps: string[], points: P[]): { step: string; points: P[] }[] {
  const all = [...new Set([...steps, ...points.map(({ step }) => step)])];
  return all.map((step) => ({ step, points: points.filter((point) => point.step === step) }));
}

/** "3,5 °C"; a bare number where there is no unit. @param value thousandths of the measure's unit */
export function gaugedText(value: number, measure: Measure, language: Language): string {
  const number = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 }).format(value / 1_000);
  const unit = unitOfMeasure[measure];
  return unit ? `${number}\u00a0${unit}` : number;
}

/** "0 – 4 °C", "min. 121 °C", "max. 4,6 pH"; empty where there are no limits. */
export function limitsText(
  { measure, lower, upper }: { measure: Measure; lower: number | null; upper: number | null },
  language: Language,
): string {
  if (lower !== null && upper !== null) return `${gaugedText(lower, measure, language)} – ${gaugedText(upper, measure, language)}`;
  if (lower !== null) return `min. ${gaugedText(lower, measure, language)}`;
  return upper === null ? "" : `max. ${gaugedText(upper, measure, language)}`;
}
