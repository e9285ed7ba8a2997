import { fold, type Language, localeOf } from "@/worker/core/language";
import type { CheckPoint, PointKind } from "@/worker/modules/safety/checklists/status";
import { daysLeft } from "@/worker/modules/store/lots/rules";
import type { GivenAnswer } from "./shapes";
import type { Verdict } from "@/worker/modules/safety/readings/status";
import type { AnsweredPoint } from "./status";

/** What a lot says of itself. Temperature in hundredths of a degree Celsius. */
interface KnownLot {
  temperature: number | null;
  dlc: string | null;
  ddm: string | null;
}

/** What is known of a point without asking, in thousandths of its unit: the temperature at receipt, the days left to the date. */
export function knownOf(kind: PointKind, lot: KnownLot, today: string): number | null {
  if (kind === "temperature") return lot.temperature === null ? null : lot.temperature * 10;
  if (kind !== "days_left") return null;
  const days = daysLeft(lot, today);
  return days === null ? null : days * 1_000;
}

/** Does a figure lie within the limits of a point? On a limit it does. */
export function verdictOf({ least, most }: Pick<CheckPoint, "least" | "most">, value: number): Verdict {
  return (least !== null && value < least) || (most !== null && value > most) ? "fails" : "conforms";
}

/** Whether answers come to anything, and where they do not. */
type Judged = { points: AnsweredPoint[]; problems: { place: number; field: "value" | "verdict"; code: "required" }[] };

/**
 * What answers come to, point by point. A figure is judged by its limits: one cannot say that it conforms.
 * @param answers by the identifiers of points
 * @param conforms what is only looked at and nobody answered conforms
 */
export function judge(
  points: readonly CheckPoint[],
  answers: ReadonlyMap<string, GivenAnswer>,
  { lot, today, conforms }: { lot: KnownLot; today: string; conforms: boolean },
): Judged {
  const problems: Judged["problems"] = [];
  const results = points.map((point, place): AnsweredPoint => {
    const { verdict = null, value = null, remark = "" } = answers.get(point.id) ?? {};
    if (point.kind === "yes_no") {
      const shown = verdict ?? (conforms ? "conforms" : null);
      if (shown === null) problems.push({ place, field: "verdict", code: "required" });
      return { ...point, verdict: shown, value: null, remark };
    }
    const read = value ?? knownOf(point.kind, lot, today);
    if (read === null) problems.push({ place, field: "value", code: "required" });
    return { ...point, verdict: read === null ? null : verdictOf(point, read), value: read, remark };
  });
  return { points: results, problems };
}

/** What becomes of a lot: refused when a point asks for it, else on hold; null when all conforms. */
export function outcomeOf(points: readonly AnsweredPoint[]): "hold" | "refuse" | null {
  const failed = points.filter(({ verdict }) => verdict === "fails");
  if (!failed.length) return null;
  return failed.some(({ whenFails }) => whenFails === "refuse") ? "refuse" : "hold";
}

/** What a figure of a point is counted in. */
export function unitText({ kind, unit }: Pick<CheckPoint, "kind" | "unit">, language: Language): string {
  if (kind === "temperature") return "°C";
  return kind === "days_left" ? (language === "fr" ? "j" : "d") : unit;
}

/** "9,5 °C", "12 j", "8 Brix". */
export function figureText(value: number, point: Pick<CheckPoint, "kind" | "unit">, language: Language): string {
  const number = (value / 1_000).toLocaleString(localeOf[language], { maximumFractionDigits: 3 });
  return [number, unitText(point, language)].filter(Boolean).join(" ");
}

/** "de -2 °C à 4 °C", "au plus 4 °C"; empty for what is only looked at. */
export function limitsText(point: CheckPoint, language: Language): string {
  const { least, most } = point;
  const french = language === "fr";
  const shown = (value: number) => figureText(value, point, language);
  if (least !== null && most !== null) return french ? `de ${shown(least)} à ${shown(most)}` : `${shown(least)} to ${shown(most)}`;
  if (least !== null) return `${french ? "au moins" : "at least"} ${shown(least)}`;
  return most === null ? "" : `${french ? "au plus" : "at most"} ${shown(most)}`;
}

/** What a check is looked for by. */
export const searchTextOf = (reference: string, names: readonly string[]) => fold([reference, ...names].filter(Boolean).join(" "));
