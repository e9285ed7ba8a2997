import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { gaugedText, limitsText } from "@/worker/modules/safety/control-plans/rules";
import type { Measure } from "@/worker/modules/safety/control-plans/status";
import { None } from "@/app/ui/money";

/** How values of a measure are written for the reader. */
export function useGauged() {
  const { i18n } = useWords();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return {
    text: (value: number, measure: Measure) => gaugedText(value, measure, language),
    limits: (point: { measure: Measure; lower: number | null; upper: number | null }) => limitsText(point, language),
  };
}

/** What was read: a value with its unit, or the verdict. */
export function ReadValue({ value, measure, verdict }: { value: number | null; measure: Measure; verdict: "conforms" | "fails" | null }) {
  const { t } = useWords("readings");
  const { text } = useGauged();
  if (value !== null) return <span className="tnum whitespace-nowrap">{text(value, measure)}</span>;
  return verdict ? <span>{t(`values.verdict.${verdict}`)}</span> : <None />;
}

/** The limits of a point, or a dash. */
export function Limits({ of }: { of: { measure: Measure; lower: number | null; upper: number | null } }) {
  const text = useGauged().limits(of);
  return text ? <span className="tnum whitespace-nowrap">{text}</span> : <None />;
}
