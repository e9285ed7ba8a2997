import { useWords } from "@/app/shell/i18n/use-words";
import type { Treatment } from "@/worker/modules/safety/heat-treatments/shapes";
import { ChartFrame } from "@/app/ui/chart-frame";
import { useCycleTexts } from "./value";

/** Points that are drawn and listed at most. */
const MOST = 250;

/** The temperature of a cycle over its time, against its reference. */
export function CycleChart({ treatment }: { treatment: Treatment }) {
  const { t } = useWords("pages/audits");
  const texts = useCycleTexts();
  const { points, duration, peak, referenceTemperature } = treatment;
  const step = Math.ceil(points.length / MOST);
  const drawn = points.filter((_, place) => place % step === 0 || place === points.length - 1);
  const low = Math.min(...points.map(({ temperature }) => temperature), referenceTemperature);
  const high = Math.max(peak, referenceTemperature);
  const x = (seconds: number) => Math.round((seconds / Math.max(1, duration)) * 10_000) / 100;
  const y = (value: number) => Math.round((high === low ? 50 : 96 - ((value - low) / (high - low)) * 92) * 100) / 100;
  const line = drawn.map(({ seconds, temperature }, place) => `${place ? "L" : "M"}${x(seconds)} ${y(temperature)}`).join("");
  const sentence = t("heat.chart", {
    peak: texts.celsius(peak),
    duration: texts.duration(duration),
    value: texts.bare(treatment.value),
    reference: texts.celsius(referenceTemperature),
    z: texts.celsius(treatment.z),
  });
  return (
    <ChartFrame
      title={treatment.equipment}
      sentence={sentence}
      head={[t("heat.time"), t("heat.temperature")]}
      rows={drawn.map(({ seconds, temperature }) => [texts.duration(seconds), texts.celsius(temperature)])}
      chart={
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
          <div className="muted tnum flex flex-col justify-between text-right">
            <span>{texts.celsius(high)}</span>
            <span>{texts.celsius(low)}</span>
          </div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-52 w-full border-b border-l border-edge" aria-hidden="true">
            <path
              d={`M0 ${y(referenceTemperature)}H100`}
              stroke="var(--color-edge)"
              strokeDasharray="5 4"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
            <path d={line} fill="none" stroke="var(--chart-1)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="muted col-start-2 mt-1 flex justify-between">
            <span>{t("heat.minutes", { value: 0 })}</span>
            <span>{t("heat.minutes", { value: texts.duration(duration) })}</span>
          </div>
        </div>
      }
    />
  );
}
