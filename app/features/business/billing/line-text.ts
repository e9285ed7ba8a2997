import { useWords } from "@/app/shell/i18n/use-words";
import type { BilledLine } from "@/worker/modules/business/billing/shapes";

/** A line of what is paid in words: "Offre Growth, au mois". */
export function useLineText(): (line: BilledLine) => string {
  const { t } = useWords("billing");
  return ({ what, text, plan, period }) =>
    t(`billing:lines.${what}`, {
      plan: plan ? t(`core:plans.${plan}`) : "",
      text,
      period: period ? t(`billing:values.period.${period}`).toLowerCase() : "",
    });
}
