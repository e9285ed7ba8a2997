import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatRate } from "@/worker/core/figures/rate";
import { None } from "./money";

/** A percentage. @param value hundredths of a percent @param decimals how many to show; as many as needed otherwise */
export function Rate({ value, decimals }: { value: number | null | undefined; decimals?: number }) {
  const { i18n } = useWords();
  if (value === null || value === undefined) return <None />;
  return <span className="tnum">{formatRate(value, asLanguage(i18n.language) ?? defaultLanguage, decimals)}</span>;
}

/** A margin as a bar with its target's tick, and the number. @param target hundredths of a percent */
export function MarginBar({ value, target = 2_500 }: { value: number | null; target?: number }) {
  if (value === null) return <None />;
  const tone = value < 0 ? "loss" : value < target ? "soon" : "good";
  const full = 10_000;
  const percent = (part: number) => `${Math.max(3, Math.min(100, (part / full) * 100))}%`;
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span className="bar" data-tone={tone} aria-hidden="true">
        <i style={{ width: percent(Math.abs(value)) }} />
        <b style={{ left: percent(target) }} />
      </span>
      <span className={tone === "loss" ? "st-loss min-w-14 text-right" : "min-w-14 text-right"}>
        <Rate value={value} decimals={1} />
      </span>
    </span>
  );
}
