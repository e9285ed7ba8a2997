import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { formatRate } from "@/worker/core/figures/rate";
import { asLanguage, defaultLanguage, type Language } from "@/worker/core/language";
import { figureText } from "@/worker/core/text/figure-text";
import { quantityText } from "@/worker/core/text/format-value";
import type { figures } from "@/worker/modules/business/figures/contract";
import { Table } from "@/app/ui/table";
import { monthText } from "./month-text";
import { Part } from "./part";

type Answer = Result<typeof figures.prices>;
type Product = Answer["items"][number];

/** "+8 %", "−12 %". */
function signedRate(change: number, language: Language): string {
  const rounded = Math.round(change / 100) * 100;
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${formatRate(Math.abs(rounded), language, 0)}`;
}

/** A mean price is no tariff: it is told to the cent. */
const meanText = (price: number | null, per: Product["per"], language: Language) =>
  figureText({ price: price === null ? null : Math.round(price / 100) * 100, per }, language);

/** Prices against volumes, each product in a sentence, beside the months that it is held against. */
export function Prices({ items, period, other }: Answer) {
  const { t, i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const monthOf = (day: string) => monthText(day.slice(0, 7), language);
  const span = { from: monthOf(period.from), to: monthOf(period.to), otherFrom: monthOf(other.from), otherTo: monthOf(other.to) };
  const sentence = ({ priceChange, quantityChange }: Product) => {
    if (quantityChange === null) return t("prices.fresh");
    const quantity = signedRate(quantityChange, language);
    if (priceChange === null) return t("prices.unpriced", { quantity });
    return t("prices.happened", { price: signedRate(priceChange, language), quantity });
  };
  const priceText = ({ price }: { price: number | null }, { per }: Product) => meanText(price, per, language);
  const instead = (before: string, { quantityChange }: Product) =>
    quantityChange !== null && <span className="muted block text-sm">{t("prices.instead", { before })}</span>;
  return (
    <Part id="prices" title={t("prices.title")} text={t("prices.text", span)} {...(!items.length && { sum: t("prices.none") })}>
      {items.length > 0 && (
        <Table
          caption={t("prices.title")}
          rows={items}
          rowKey={({ id }) => id}
          defaultSort=""
          columns={[
            {
              key: "name",
              card: "title",
              label: t("basket.pair"),
              cell: (row) => (
                <>
                  <Name {...row} />
                  {sentence(row)}
                  <Months {...row} />
                </>
              ),
            },
            {
              key: "price",
              label: t("prices.price"),
              numeric: true,
              cell: (row) => (
                <>
                  {priceText(row.now, row)}
                  {instead(priceText(row.before, row), row)}
                </>
              ),
            },
            {
              key: "quantity",
              label: t("prices.quantity"),
              numeric: true,
              cell: (row) => (
                <>
                  {quantityText(row.now.quantity, language)}
                  {instead(quantityText(row.before.quantity, language), row)}
                </>
              ),
            },
            {
              key: "sales",
              label: t("prices.sales"),
              numeric: true,
              from: "lg",
              cell: (row) => (
                <>
                  {figureText({ money: row.now.money }, language)}
                  {row.moneyChange !== null && <span className="muted block text-sm">{signedRate(row.moneyChange, language)}</span>}
                </>
              ),
            },
          ]}
        />
      )}
    </Part>
  );
}

function Name({ id, name }: Product) {
  return (
    <Link className="link-ink block min-h-6 font-semibold" to={`/customer/products/${id}`}>
      {name}
    </Link>
  );
}

/** What was asked and sold in each month, for those who want to see it. */
function Months({ months, per }: Product) {
  const { t, i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <details className="text-sm">
      <summary className="muted min-h-6 cursor-pointer">{t("prices.months")}</summary>
      <ul className="tnum">
        {months.map(({ month, price, quantity }) => (
          <li key={month} className="flex flex-wrap justify-between gap-x-4">
            <span>{monthText(month, language)}</span>
            <span>
              {meanText(price, per, language)} · {quantityText(quantity, language)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
