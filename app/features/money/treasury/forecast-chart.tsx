import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage, type Language, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { bandOf, type Dot, lineOf, monthsOf, pastOf, scaleOf } from "./curve";

interface ForecastChartProps {
  forecast: Result<typeof treasury.forecast>;
  months: Result<typeof treasury.summary>["months"];
  today: string;
}

const stroke = { fill: "none", strokeWidth: 2, strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;
const money = (value: number) => formatMoney(value, 0);

/** What there was and what there will be: one line, its band ahead of today, its lowest point marked with its causes. */
export function ForecastChart({ forecast, months, today }: ForecastChartProps) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const date = (day: string) => formatDate(day, language);
  const { balance, points, lowBalance, lowOn } = forecast;
  const now: Dot = { day: today, balance };
  const past = pastOf(balance, months, today);
  const ahead = (of: "balance" | "best" | "worst") => [now, ...points.map((point) => ({ day: point.to, balance: point[of] }))];
  const [best, worst] = [ahead("best"), ahead("worst")];
  // The lowest day may lie between the ends of two stretches: the line goes through it.
  const line = [...ahead("balance"), { day: lowOn, balance: lowBalance }].sort((one, other) => one.day.localeCompare(other.day));
  const scale = scaleOf(
    [...past, ...best].map(({ day }) => day),
    [...past, ...line, ...best, ...worst].map((dot) => dot.balance),
  );
  const { x, y, ticks } = scale;
  const [first, last] = [past[0]?.day ?? today, points.at(-1)?.to ?? today];
  return (
    <ChartFrame
      title={t("chart.title")}
      sentence={t("chart.sentence")}
      head={[t("chart.until"), ...["balance", "worst", "best", "income", "expense"].map((name) => t(`treasury:fields.${name}`))]}
      rows={points.map((point) => [
        date(point.to),
        ...[point.balance, point.worst, point.best, point.income, point.expense].map((value) => formatMoney(value, 2)),
      ])}
      chart={
        <>
          <Legend />
          <div className="curve">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {ticks.map((tick) => (
                <path
                  key={tick}
                  d={`M0 ${y(tick)}H100`}
                  stroke={tick ? "var(--color-rule)" : "var(--color-base-content)"}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              <path d={bandOf(best, worst, scale)} fill="var(--color-info)" opacity="0.18" />
              <path d={`M${x(today)} 0V100`} stroke="var(--color-base-content)" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
              <path d={`M${x(lowOn)} 0V${y(lowBalance)}`} stroke="var(--color-primary)" vectorEffect="non-scaling-stroke" />
              <path d={lineOf(past, scale)} {...stroke} stroke="var(--color-base-content)" />
              <path d={lineOf(line, scale)} {...stroke} stroke="var(--color-info)" strokeDasharray="6 4" />
            </svg>
            {ticks.map((tick) => (
              <span key={tick} className="curve-tick muted tnum" style={{ top: `${y(tick)}%` }}>
                {money(tick)}
              </span>
            ))}
            {monthsOf(first, last).map((day, place) => (
              <span
                key={day}
                className={`curve-month muted ${place % 2 ? "hidden" : place % 6 ? "max-md:hidden" : ""}`}
                style={{ left: `${x(day)}%` }}
              >
                {monthName(day, language)}
              </span>
            ))}
            <span className="curve-dot bg-base-content" style={{ left: `${x(today)}%`, top: `${y(balance)}%` }} />
            <strong className="curve-today" style={{ right: `${100 - x(today)}%` }}>
              {t("chart.todayIs", { amount: money(balance) })}
            </strong>
            <span className="curve-dot curve-low" style={{ left: `${x(lowOn)}%`, top: `${y(lowBalance)}%` }} />
            <Low forecast={forecast} place={x(lowOn)} day={date(lowOn)} />
            <Edges best={y(best.at(-1)?.balance ?? 0)} worst={y(worst.at(-1)?.balance ?? 0)} />
          </div>
        </>
      }
    />
  );
}

/** Percent of the height below which the two edges of the band would be written over each other. */
const NEAR = 8;

/** The ends of the band, named where it is open there. */
function Edges({ best, worst }: { best: number; worst: number }) {
  const { t } = useWords("pages/treasury");
  if (worst - best < NEAR) return null;
  return (
    <>
      <span className="curve-edge muted" style={{ top: `${best}%` }}>
        {t("chart.best")}
      </span>
      <span className="curve-edge muted" data-below="" style={{ top: `${worst}%` }}>
        {t("chart.worst")}
      </span>
    </>
  );
}

/** The lowest point in words: how low, when, and what takes it there. It stands on the side where there is room. */
function Low({ forecast, place, day }: Pick<ForecastChartProps, "forecast"> & { place: number; day: string }) {
  const { t } = useWords("pages/treasury");
  const causes = forecast.lowCauses.map(({ kind, amount }) => `${t(`treasury:values.kind.${kind}`)} ${money(amount)}`).join(", ");
  const side = place > 60 ? { right: `calc(${100 - place}% + 0.5rem)`, textAlign: "right" as const } : { left: `calc(${place}% + 0.5rem)` };
  return (
    <span className="curve-cause" style={side}>
      <strong>{t("chart.low", { amount: money(forecast.lowBalance), day })}</strong>
      {causes && <span className="muted block">{t("chart.causes", { causes })}</span>}
    </span>
  );
}

function Legend() {
  const { t } = useWords("pages/treasury");
  return (
    <p className="muted mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs md:justify-end">
      {(["real", "expected", "band"] as const).map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <i className="curve-key" data-kind={kind} />
          {t(`chart.${kind}`)}
        </span>
      ))}
    </p>
  );
}

/** "mars", and "janv. 27" where a year begins. */
function monthName(day: string, language: Language): string {
  const isJanuary = day.slice(5, 7) === "01";
  return new Intl.DateTimeFormat(localeOf[language], {
    month: "short",
    ...(isJanuary && { year: "2-digit" }),
    timeZone: "UTC",
  }).format(Date.parse(day));
}
