import { type Language, localeOf } from "@/worker/core/language";
import { type Measure, unitOfMeasure } from "./status";

/** "3,5 °C"; a bare number where there is no unit. @param value thousandths of the measure's unit */
export function gaugedText(value: number, measure: Measure, language: Language): string {
  const number = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 3 }).format(value / 1_000);
  const unit = unitOfMeasure[measure];
  return unit ? `${number}\u00a0${unit}` : number;
}

/** "0 – 4 °C", "≥ 121 °C", "≤ 4,6 pH"; empty where there are no limits. */
export function limitsText(
  { measure, lower, upper }: { measure: Measure; lower: number | null; upper: number | null },
  language: Language,
): string {
  if (lower !== null && upper !== null) return `${gaugedText(lower, measure, language)} – ${gaugedText(upper, measure, language)}`;
  if (lower !== null) return `≥ ${gaugedText(lower, measure, language)}`;
  return upper === null ? "" : `≤ ${gaugedText(upper, measure, language)}`;
}
