import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { limitsText, readResult } from "@/worker/modules/safety/laboratory/rules";
import type { Study } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { ChartFrame } from "@/app/ui/chart-frame";
import { useDays } from "./verdict";

type Followed = Study["analyses"][number];

const MARGIN = 8;

/** What was found of each criterion over the days, between its limits; what is only looked for has no curve. */
export function StudyCharts({ study }: { study: Study }) {
  const curves = study.analyses.filter(({ id, kind }) => kind !== "detection" && valuesOf(study, id).length > 0);
  return curves.map((criterion) => <CriterionChart key={criterion.id} study={study} criterion={criterion} />);
}

interface Value {
  day: number;
  /** Thousandths of the unit. */
  value: number;
  text: string;
}

function valuesOf({ points, analyses }: Study, id: string): Value[] {
  const kind = analyses.find((one) => one.id === id)?.kind ?? "count";
  return points.flatMap(({ day, analyses: found }) => {
    const texts = found.find(({ analysis }) => analysis === id)?.results ?? [];
    return texts.flatMap((text) => {
      const read = readResult(text, kind);
      return read ? [{ day, value: read.value, text }] : [];
    });
  });
}

function CriterionChart({ study, criterion }: { study: Study; criterion: Followed }) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { on } = useDays();
  const values = valuesOf(study, criterion.id);
  const scale = scaleOf(study, criterion, values);
  const number = (value: number) => (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 3 });
  const days = [...new Set(values.map(({ day }) => day))];
  const shown = criterion.lastDay === null ? t("study.notShown") : t("study.holds", { day: on(criterion.lastDay) });
  return (
    <ChartFrame
      title={criterion.name}
      sentence={[limitsText(criterion, language), shown].join(" · ")}
      head={[t("shelfLifeStudies:fields.day"), t("shelfLifeStudies:fields.results")]}
      rows={days.map((day) => [on(day), values.flatMap((one) => (one.day === day ? one.text : [])).join(" ; ")])}
      chart={
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
          <div className="muted tnum flex flex-col justify-between text-right">
            <span>{number(scale.high)}</span>
            <span>{number(scale.low)}</span>
          </div>
          <Drawing study={study} criterion={criterion} values={values} days={days} {...scale} />
          <div className="muted col-start-2 mt-1 flex justify-between">
            <span>{on(0)}</span>
            <span>{on(scale.last)}</span>
          </div>
        </div>
      }
    />
  );
}

interface Scale {
  low: number;
  high: number;
  last: number;
  x(day: number): number;
  y(value: number): number;
}

interface DrawingProps extends Scale {
  study: Study;
  criterion: Followed;
  values: Value[];
  days: number[];
}

function Drawing({ study: { targetDays }, criterion, values, days, x, y }: DrawingProps) {
  const { least, m, most } = criterion;
  const isCount = criterion.kind === "count";
  const isBeyond = (value: number) => (least !== null && value < least) || ((most ?? m) !== null && value > (most ?? m ?? 0));
  const hardLimits = [least, isCount ? (most ?? m) : m].filter((limit) => limit !== null);
  const worst = days.map((day) => {
    const own = values.filter((one) => one.day === day).map(({ value }) => value);
    return { day, value: least !== null && m === null ? Math.min(...own) : Math.max(...own) };
  });
  const line = worst.map(({ day, value }, place) => `${place ? "L" : "M"}${x(day)} ${y(value)}`).join("");
  const dashed = { strokeDasharray: "5 4", strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full border-b border-l border-edge" aria-hidden="true">
      {hardLimits.map((limit) => (
        <path key={limit} d={`M0 ${y(limit)}H100`} stroke="var(--color-error)" {...dashed} />
      ))}
      {isCount && m !== null && most !== null && m !== most && <path d={`M0 ${y(m)}H100`} stroke="var(--color-edge)" {...dashed} />}
      <path d={`M${x(targetDays)} 0V100`} stroke="var(--color-edge)" {...dashed} strokeDasharray="2 4" />
      <path d={line} fill="none" stroke="var(--chart-2)" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      {values.map(({ day, value }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a day have no other name than their turn
          key={place}
          d={`M${x(day)} ${y(value)}h0`}
          stroke={isBeyond(value) ? "var(--color-error)" : "var(--chart-2)"}
          strokeWidth={isBeyond(value) ? 9 : 6}
          strokeLinecap={isBeyond(value) ? "square" : "round"}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** Where days and values are drawn, in a square of 100 that holds the limits too; counts grow by powers of ten. */
function scaleOf({ targetDays, points }: Study, { kind, least, m, most }: Followed, values: Value[]): Scale {
  const all = [...values.map(({ value }) => value), ...[least, m, most].filter((limit) => limit !== null)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const last = Math.max(1, targetDays, ...points.map(({ day }) => day));
  const height = (value: number) => (kind === "count" ? Math.log10(Math.max(1_000, value)) : value);
  const [bottom, top] = [height(low), height(high)];
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    low,
    high,
    last,
    x: (day) => round((day / last) * 98 + 1),
    y: (value) => round(bottom === top ? 50 : 100 - MARGIN - ((height(value) - bottom) / (top - bottom)) * (100 - 2 * MARGIN)),
  };
}
