import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate, formatRelative } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { ChartFrame } from "./chart-frame";
import { type Line, pathOf, scaleOf, valueOn } from "./steps";

interface StepChartProps {
  title: string;
  /** What the lines say, in one sentence. */
  sentence: string;
  /** At most five: more could not be told apart. */
  lines: Line[];
  /** How a value is written, on the axis and in the table. */
  format(value: number): string;
  today: string;
}

/** How lines are told apart: by their strokes as well as their colours. */
const strokes = ["", "7 4", "2 3", "11 3 2 3", "1 5"];
const look = (place: number) => ({
  stroke: `var(--chart-${(place % strokes.length) + 1})`,
  strokeDasharray: strokes[place % strokes.length],
});

/** Values that hold from a day until the next one, as lines that go across and then up or down, with their table. */
export function StepChart({ title, sentence, lines, format, today }: StepChartProps) {
  const { t, i18n } = useWords("shell");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const date = (day: string) => formatDate(day, language);
  const shown = lines.filter(({ points }) => points.length);
  if (!shown.length) return null;
  const days = [...new Set(shown.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const scale = scaleOf(shown, today);
  const { first, last, low, high } = scale;
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      head={[t("chartDay"), ...shown.map(({ name }) => name)]}
      rows={days.map((day) => [
        date(day),
        ...shown.map(({ points }) => {
          const value = valueOn(points, day);
          return value === null ? "—" : format(value);
        }),
      ])}
      chart={
        <>
          <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
            {last > today && (
              <div className="muted relative col-start-2 h-5">
                <span className="absolute -translate-x-1/2" style={{ left: `clamp(2rem, ${scale.x(today)}%, 100% - 2rem)` }}>
                  {formatRelative(today, today, language)}
                </span>
              </div>
            )}
            <div className="muted tnum col-start-1 flex flex-col justify-between text-right">
              <span>{format(high)}</span>
              {low !== high && <span>{format(low)}</span>}
            </div>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-40 w-full border-edge border-b border-l" aria-hidden="true">
              {last > today && <path d={`M${scale.x(today)} 0V100`} stroke="var(--color-edge)" vectorEffect="non-scaling-stroke" />}
              {shown.map(({ name, points }, place) => (
                <path key={name} d={pathOf(points, scale)} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" {...look(place)} />
              ))}
            </svg>
            <div className="muted col-start-2 mt-1 flex justify-between">
              <span>{date(first)}</span>
              {last !== first && <span>{date(last)}</span>}
            </div>
          </div>
          {shown.length > 1 && (
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {shown.map(({ name }, place) => (
                <li key={name} className="inline-flex items-center gap-2">
                  <svg width="28" height="8" aria-hidden="true">
                    <path d="M0 4H28" fill="none" strokeWidth={2.5} {...look(place)} />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}
