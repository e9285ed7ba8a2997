import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { CheckPoint } from "@/worker/modules/safety/checklists/status";
import { figureText, limitsText, unitText } from "@/worker/modules/safety/lot-checks/rules";

/** How figures of points are written for the reader. */
export function useLimits() {
  const { i18n } = useWords();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return {
    limits: (point: CheckPoint) => limitsText(point, language),
    figure: (value: number, point: CheckPoint) => figureText(value, point, language),
    unitOf: (point: CheckPoint) => unitText(point, language),
  };
}
