import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { bandOf, type Dot, lineOf, pastOf, scaleOf } from "./curve";

interface ForecastChartProps {
  forecast: Result<typeof treasury.forecast>;
  months: Result<typeof treasury.summary>["months"];
  today: string;
}

/** What there was and what there will be: one line, its band ahead of today, its lowest point marked. */
export function ForecastChart({ forecast, months, today }: ForecastChartProps) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const date = (day: string) => formatDate(day, language);
  const money = (value: number) => formatMoney(value, 0);
  const { balance, points, lowBalance, lowOn } = forecast;
  const now: Dot = { day: today, balance };
  const past = pastOf(balance, months, today);
  const ahead = (of: "balance" | "best" | "worst") => [now, ...points.map((point) => ({ day: point.to, balance: point[of] }))];
  const [line, best, worst] = [ahead("balance"), ahead("best"), ahead("worst")];
  const scale = scaleOf(
    [...past, ...line].map(({ day }) => day),
    [...past, ...best, ...worst, { balance: lowBalance }].map((dot) => dot.balance),
  );
  const { x, y, low, high } = scale;
  const stroke = { fill: "none", stroke: "var(--color-base-content)", strokeWidth: 2, vectorEffect: "non-scaling-stroke" } as const;
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
        <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs">
          <div className="muted tnum flex flex-col justify-between text-right">
            <span>{money(high)}</span>
            <span>{money(low)}</span>
          </div>
          <div className="relative">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="h-56 w-full border-edge border-b border-l md:h-72"
              aria-hidden="true"
            >
              <path d={bandOf(best, worst, scale)} fill="var(--color-primary)" opacity="0.16" />
              <path d={`M0 ${y(0)}H100`} stroke="var(--color-error)" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
              <path d={`M${x(today)} 0V100`} stroke="var(--color-edge)" vectorEffect="non-scaling-stroke" />
              <path d={lineOf(past, scale)} {...stroke} />
              <path d={lineOf(line, scale)} {...stroke} stroke="var(--color-primary)" strokeDasharray="6 4" />
            </svg>
            <span
              className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-error bg-base-100"
              style={{ left: `${x(lowOn)}%`, top: `${y(lowBalance)}%` }}
            />
            <strong
              className="absolute -translate-x-1/2 translate-y-2 whitespace-nowrap rounded bg-base-100 px-1 font-semibold"
              style={{ left: `clamp(4.5rem, ${x(lowOn)}%, 100% - 4.5rem)`, top: `min(${y(lowBalance)}%, 100% - 2rem)` }}
            >
              {t("chart.low", { amount: money(lowBalance), day: date(lowOn) })}
            </strong>
          </div>
          <div className="muted relative col-start-2 mt-1 flex justify-between">
            <span>{date(past[0]?.day ?? today)}</span>
            <span>{t("chart.today")}</span>
            <span>{date(points.at(-1)?.to ?? today)}</span>
          </div>
        </div>
      }
    />
  );
}
