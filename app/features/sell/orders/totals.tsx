import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import { RailLine } from "@/app/ui/facts";

interface TotalsProps {
  subtotal: number;
  vat: { rate: number; tax: number }[];
  total: number;
}

/** The money of a document: excl. tax, VAT rate by rate, incl. tax. */
export function Totals({ subtotal, vat, total }: TotalsProps) {
  const { t, i18n } = useWords("orders");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <div className="grid gap-2">
      <RailLine label={t("fields.subtotal")}>{formatMoney(subtotal, 2)}</RailLine>
      {vat.map(({ rate, tax }) => (
        <RailLine key={rate} label={`${t("fields.tax")} ${formatRate(rate, language)}`}>
          {formatMoney(tax, 2)}
        </RailLine>
      ))}
      <RailLine label={t("fields.total")}>
        <strong className="text-xl">{formatMoney(total, 2)}</strong>
      </RailLine>
    </div>
  );
}
