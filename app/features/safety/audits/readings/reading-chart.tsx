import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { civilDate, DAY, formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { readings } from "@/worker/modules/safety/readings/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { useGauged } from "../gauged";

type Chart = Result<typeof readings.chart>;

const MARGIN = 8;

/** The values of a point over time between its limits: what lies beyond them stands out. */
export function ReadingChart({ chart }: { chart: Chart }) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { text, limits } = useGauged();
  const { measure, items } = chart;
  if (!items.length) return <p className="muted">{t("reading.noChart")}</p>;
  const bounds = limits(chart);
  const scale = scaleOf(chart);
  const head = [t("reading.day"), t("readings:fields.low"), t("readings:fields.high")];
  return (
    <ChartFrame
      title={chart.pointName}
      sentence={[t("reading.chart", { count: chart.count }), t("reading.beyond", { count: chart.outside }), bounds]
        .filter(Boolean)
        .join(" · ")}
      head={head}
      rows={items.map(({ at, low, high }) => [formatDate(civilDate(at), language), text(low, measure), text(high, measure)])}
      chart={
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
          <div className="muted tnum flex flex-col justify-between text-right">
            <span>{text(scale.high, measure)}</span>
            <span>{text(scale.low, measure)}</span>
          </div>
          <Drawing chart={chart} {...scale} />
          <div className="muted col-start-2 mt-1 flex justify-between">
            <span>{formatDate(chart.from, language)}</span>
            <span>{formatDate(chart.to, language)}</span>
          </div>
        </div>
      }
    />
  );
}

interface Scale {
  low: number;
  high: number;
  x(at: number): number;
  y(value: number): number;
}

function Drawing({ chart: { items, lower, upper }, x, y }: Scale & { chart: Chart }) {
  const isBeyond = (value: number) => (lower !== null && value < lower) || (upper !== null && value > upper);
  const line = items.map(({ at, low, high }, place) => `${place ? "L" : "M"}${x(at)} ${y((low + high) / 2)}`).join("");
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full border-b border-l border-edge" aria-hidden="true">
      {[lower, upper].map((limit) =>
        limit === null ? null : (
          <path
            key={limit}
            d={`M0 ${y(limit)}H100`}
            stroke="var(--color-error)"
            strokeDasharray="5 4"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ),
      )}
      <path d={line} fill="none" stroke="var(--chart-2)" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      {items.flatMap(({ at, low, high }) =>
        [...new Set([low, high])].map((value) => (
          <path
            key={`${at}${value}`}
            d={`M${x(at)} ${y(value)}h0`}
            stroke={isBeyond(value) ? "var(--color-error)" : "var(--chart-2)"}
            strokeWidth={isBeyond(value) ? 8 : 4}
            strokeLinecap={isBeyond(value) ? "square" : "round"}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
  );
}

/** Where times and values are drawn, in a square of 100 that holds the limits too. */
function scaleOf({ items, lower, upper, from, to }: Chart): Scale {
  const values = [...items.flatMap(({ low, high }) => [low, high]), ...[lower, upper].filter((limit) => limit !== null)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [Date.parse(from), Date.parse(to) + DAY];
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    low,
    high,
    x: (at) => round(((at - first) / (last - first)) * 100),
    y: (value) => round(low === high ? 50 : 100 - MARGIN - ((value - low) / (high - low)) * (100 - 2 * MARGIN)),
  };
}
