import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Unit } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import type { Offer } from "@/worker/modules/buy/tariffs/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { usePackText } from "./pack-text";
import { pathOf, priceOn, stepsOf } from "./price-steps";

/** How the lines are told apart, besides their colour. */
const looks = [
  { color: "var(--color-base-content)", dash: "" },
  { color: "var(--color-primary)", dash: "6 4" },
  { color: "var(--color-success)", dash: "2 3" },
  { color: "var(--color-warning-ink)", dash: "10 3 2 3" },
];

/** What each offer has cost per unit of the item, as a stepped line, with its table. */
export function PriceChart({ offers, unit, today }: { offers: Offer[]; unit: Unit; today: string }) {
  const { t, i18n } = useWords("pages/tariffs");
  const packText = usePackText();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const shown = offers.slice(0, looks.length).map((offer, place) => ({ offer, steps: stepsOf(offer), look: looks[place] ?? looks[0] }));
  const nameOf = ({ offer }: (typeof shown)[number]) => {
    const isAlone = offers.filter(({ supplierName }) => supplierName === offer.supplierName).length === 1;
    return isAlone ? offer.supplierName : `${offer.supplierName}, ${packText(offer)}`;
  };
  const days = [...new Set(shown.flatMap(({ steps }) => steps.map(({ day }) => day)))].sort();
  const [firstDay = today] = days;
  const prices = shown.flatMap(({ steps }) => steps.map(({ price }) => price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [start, end] = [Date.parse(firstDay), Math.max(Date.parse(today), Date.parse(days.at(-1) ?? today))];
  const place = {
    x: (day: string) => ((Date.parse(day) - start) / Math.max(1, end - start)) * 100,
    y: (price: number) => 94 - ((price - low) / Math.max(1, high - low)) * 88,
  };
  const sentences = shown.flatMap((line) => {
    const [first] = line.steps;
    const last = line.steps.at(-1);
    if (!first || !last || first.price === 0 || first === last) return [];
    const change = Math.round(((last.price - first.price) / first.price) * 10_000);
    const rate = `${change > 0 ? "+" : ""}${formatRate(change, language, 1)}`;
    return [t("history.rose", { supplier: nameOf(line), rate, date: formatDate(first.day, language) })];
  });
  if (prices.length === 0) return null;
  return (
    <ChartFrame
      title={`${t("history.title")} · ${t("perUnit", { unit: t(`core:units.${unit}`) })}`}
      sentence={sentences.length ? sentences.join(" ") : t("history.stable")}
      chart={
        <>
          <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs">
            <div className="muted tnum flex flex-col justify-between text-right">
              <span>{formatMoney(high)}</span>
              {low !== high && <span>{formatMoney(low)}</span>}
            </div>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-40 w-full border-b border-l border-edge" aria-hidden="true">
              {shown.map(({ offer, steps, look }) => (
                <path
                  key={offer.id}
                  d={pathOf(steps, place)}
                  fill="none"
                  stroke={look?.color}
                  strokeDasharray={look?.dash}
                  strokeWidth={offer.preferred ? 2.5 : 1.75}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <span />
            <div className="muted mt-1 flex justify-between">
              <span>{formatDate(firstDay, language)}</span>
              <span>{formatDate(today, language)}</span>
            </div>
          </div>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {shown.map((line) => (
              <li key={line.offer.id} className="inline-flex items-center gap-2">
                <svg width="28" height="8" aria-hidden="true">
                  <path d="M0 4h28" stroke={line.look?.color} strokeDasharray={line.look?.dash} strokeWidth="2" />
                </svg>
                {nameOf(line)}
              </li>
            ))}
          </ul>
        </>
      }
      head={[t("history.date"), ...shown.map(nameOf)]}
      rows={days.map((day) => [
        formatDate(day, language),
        ...shown.map(({ steps }) => {
          const price = priceOn(steps, day);
          return price === null ? "—" : formatMoney(price);
        }),
      ])}
    />
  );
}
