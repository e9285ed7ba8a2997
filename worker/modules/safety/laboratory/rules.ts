import type { FieldProblem } from "@/worker/core/errors";
import { fold, type Language, localeOf } from "@/worker/core/language";
import type { Analysis, PlannedAnalysis, AnalysisOutcome } from "./status";

/** What was found in one unit, in thousandths; what lies beyond what the laboratory counts is open to one side. */
interface Found {
  value: number;
  /** "< 10" lies below, "> 300" above what is written. */
  side: "below" | "at" | "above";
}

const PRESENT = ["detected", "present", "presence", "positive", "positif", "detecte", "detectee", "1"];
const ABSENT = ["not_detected", "not detected", "absent", "absence", "negative", "negatif", "non detecte", "non detectee", "0"];

/**
 * Reads a result as a laboratory writes it: "3200", "1,2e3", "< 10", "> 300", "absence".
 * @returns null when it is none
 */
export function readResult(text: string, kind: PlannedAnalysis["kind"]): Found | null {
  const folded = fold(text).trim();
  if (kind === "detection") {
    if (PRESENT.includes(folded)) return { value: 1_000, side: "at" };
    return ABSENT.includes(folded) ? { value: 0, side: "at" } : null;
  }
  const parts = /^([<>]?)=?\s*(-?\d[\d\s]*(?:[.,]\d+)?(?:e[+]?\d{1,2})?)$/.exec(folded);
  if (!parts) return null;
  const value = Math.round(Number((parts[2] ?? "").replace(/\s/g, "").replace(",", ".")) * 1_000);
  if (!Number.isSafeInteger(value)) return null;
  return { value, side: parts[1] === "<" ? "below" : parts[1] === ">" ? "above" : "at" };
}

/** Is what was found over a limit, or may it be? On the limit it is not: "< 10" is within 10, and not shown to be within 5. */
function isOver({ value, side }: Found, limit: number): boolean {
  return value > limit || (value === limit && side === "above");
}

/** What one unit comes to: good up to m, marginal between m and M, bad beyond; what is measured lies between its limits or does not. */
function gradeOf(found: Found, { kind, least, m, most }: PlannedAnalysis): "good" | "marginal" | "bad" {
  if (kind === "detection") return found.value > 0 ? "bad" : "good";
  if (kind === "measure") {
    const isUnder = least !== null && (found.value < least || (found.value === least && found.side === "below"));
    return isUnder || (m !== null && isOver(found, m)) ? "bad" : "good";
  }
  const [marginal, worst] = [m ?? most, most ?? m];
  if (worst !== null && isOver(found, worst)) return "bad";
  return marginal !== null && isOver(found, marginal) ? "marginal" : "good";
}

/** Is a substance weighed (histamine, in mg/kg), and no organism counted? */
export const isSubstance = ({ kind, unit }: Pick<PlannedAnalysis, "kind" | "unit">) =>
  kind === "measure" || (kind === "count" && /^(%|ppm|ppb|[mµun]?g\s*\/)/i.test(unit.trim()));

/**
 * What the results of an analysis come to (Regulation (EC) 2073/2005, annex I): satisfactory when all are at most m, acceptable when
 * at most c of n lie between m and M, unsatisfactory when one is over M or more than c lie between. Of histamine the mean must be at
 * most m besides, and nothing is merely acceptable. It is pending while units lack, unless those that are there have decided it.
 */
export function outcomeOf(analysis: PlannedAnalysis, results: readonly string[]): AnalysisOutcome {
  const { kind, n, c, m } = analysis;
  const found = results.flatMap((text) => readResult(text, kind) ?? []);
  const grades = found.map((one) => gradeOf(one, analysis));
  const marginal = grades.filter((grade) => grade === "marginal").length;
  const isWeighed = kind === "count" && isSubstance(analysis);
  // The units that are still to come hold nothing less than nothing.
  const isMeanOver = isWeighed && m !== null && found.reduce((total, { value }) => total + value, 0) > m * n;
  if (grades.includes("bad") || marginal > c || isMeanOver) return "unsatisfactory";
  if (found.length < n) return "pending";
  return marginal && !isWeighed ? "acceptable" : "satisfactory";
}

/** What a sample comes to: the worst of its analyses; pending while one lacks results and none failed. */
export function worstOf(analyses: readonly Pick<Analysis, "outcome">[]): AnalysisOutcome {
  const order: AnalysisOutcome[] = ["unsatisfactory", "pending", "acceptable", "satisfactory"];
  return order.find((outcome) => analyses.some((one) => one.outcome === outcome)) ?? "pending";
}

/** What is wrong with limits: more marginal units than units, M below m, limits upside down, limits of what is only looked for. */
export function problemsOf(analyses: readonly PlannedAnalysis[]): FieldProblem[] {
  return analyses.flatMap(({ kind, n, c, least, m, most }, place): FieldProblem[] => {
    const at = (field: string, code: string) => [{ field: `analyses.${place}.${field}`, code }];
    if (c > n) return at("c", "more_than_units");
    if (kind === "detection") return m !== null || most !== null || least !== null ? at("m", "only_found") : [];
    if (kind === "count" && m === null && most === null) return at("m", "limit_missing");
    if (m !== null && most !== null && most < m) return at("most", "limits_upside_down");
    return least !== null && m !== null && m < least ? at("m", "limits_upside_down") : [];
  });
}

/** "n = 5, c = 2, m = 100, M = 1 000 ufc/g"; "absence, n = 5, 25 g"; "0,85 – 0,91 aw". */
export function limitsText(analysis: PlannedAnalysis, language: Language): string {
  const { kind, n, c, least, m, most } = analysis;
  // Colony-forming units have a name in each language.
  const unit = analysis.unit.replace(/^(ufc|cfu)\b/, language === "fr" ? "ufc" : "cfu");
  const number = (value: number) => (value / 1_000).toLocaleString(localeOf[language], { maximumFractionDigits: 3 });
  if (kind === "detection") return `${language === "fr" ? "absence" : "not detected"}, n = ${n}, ${unit}`;
  if (kind === "count") {
    const limits = [m === null ? "" : `m = ${number(m)}`, most === null ? "" : `M = ${number(most)}`];
    return `${[`n = ${n}`, `c = ${c}`, ...limits].filter(Boolean).join(", ")} ${unit}`;
  }
  if (least !== null && m !== null) return `${number(least)} – ${number(m)} ${unit}`;
  if (least !== null) return `min. ${number(least)} ${unit}`;
  return m === null ? unit : `max. ${number(m)} ${unit}`;
}
