import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatQuantity, type Unit } from "@/worker/core/quantity";

/** A quantity with its unit. @param value thousandths of the unit's base (g, ml, piece) */
export function Quantity({ value, unit }: { value: number; unit: Unit }) {
  const { t, i18n } = useWords("core");
  const number = formatQuantity(value, unit, asLanguage(i18n.language) ?? defaultLanguage);
  return <span className="tnum whitespace-nowrap">{`${number}\u00a0${t(`units.${unit}`)}`}</span>;
}
