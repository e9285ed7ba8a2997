import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatQuantity, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";

/** A quantity with its unit. @param value thousandths of the unit's base (g, ml, piece) */
export function Quantity({ value, unit }: { value: number; unit: Unit }) {
  const { t, i18n } = useWords("core");
  const number = formatQuantity(value, unit, asLanguage(i18n.language) ?? defaultLanguage);
  const isSeveral = unit === "piece" && new Intl.PluralRules(i18n.language).select(value / QUANTITY_SCALE) !== "one";
  return <span className="tnum whitespace-nowrap">{`${number}\u00a0${t(isSeveral ? "pieces" : `units.${unit}`)}`}</span>;
}
