import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";

/** How far a count is from what was expected: nothing, too much, or too little. @param value ten-thousandths of a euro */
export function Difference({ value }: { value: number }) {
  const { t } = useWords("pages/till-closings");
  if (value === 0) return <span className="st-good">{t("even")}</span>;
  return <span className={`tnum ${value < 0 ? "st-loss" : "st-soon"}`}>{`${value > 0 ? "+" : ""}${formatMoney(value, 2)}`}</span>;
}
