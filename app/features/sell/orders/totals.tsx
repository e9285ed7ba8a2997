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
  // Where no VAT is charged, nothing is said of it (CGI, art. 293 E).
  const bearsVat = vat.some(({ tax }) => tax !== 0);
  return (
    <div className="grid gap-2">
      {bearsVat && <RailLine label={t("fields.subtotal")}>{formatMoney(subtotal, 2)}</RailLine>}
      {(bearsVat ? vat : [])
        .filter(({ tax }) => tax !== 0)
        .map(({ rate, tax }) => (
          <RailLine key={rate} label={`${t("fields.tax")} ${formatRate(rate, language)}`}>
            {formatMoney(tax, 2)}
          </RailLine>
        ))}
      <RailLine label={t(bearsVat ? "fields.total" : "net")}>
        <strong className="text-xl">{formatMoney(total, 2)}</strong>
      </RailLine>
    </div>
  );
}
