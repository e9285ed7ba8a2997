import { useWords } from "@/app/shell/i18n/use-words";
import { formatQuantity } from "@/worker/core/figures/quantity";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { NetContentCheck } from "@/worker/modules/safety/net-contents/shapes";
import { ChartFrame } from "@/app/ui/chart-frame";

const MARGIN = 6;

/** What each pack holds, in the order of weighing, with what the label says and what may lack of it. */
export function PackChart({ check }: { check: NetContentCheck }) {
  const { t, i18n } = useWords("pages/audits");
  const { packs, nominal, error } = check;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const text = (amount: number) => `${formatQuantity(amount, error.unit, language)} ${error.unit}`;
  const floor = nominal.amount - error.amount;
  const values = [...packs.map(({ content }) => content.amount), nominal.amount, floor];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const round = (value: number) => Math.round(value * 100) / 100;
  const x = (place: number) => round(((place + 0.5) / packs.length) * 100);
  const y = (value: number) => round(100 - MARGIN - ((value - low) / (high - low || 1)) * (100 - 2 * MARGIN));
  return (
    <ChartFrame
      title={t("netContents:fields.packs")}
      sentence={t("netContent.chart", { nominal: text(nominal.amount), floor: text(floor) })}
      head={[t("netContents:fields.weight"), t("netContents:fields.content"), t("netContents:fields.shortage")]}
      rows={packs.map(({ weight, content, shortage }) => [
        formatQuantity(weight, "g", language),
        text(content.amount),
        t(`netContents:values.shortage.${shortage}`),
      ])}
      chart={
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs">
          <div className="muted tnum flex flex-col justify-between text-right">
            <span>{text(high)}</span>
            <span>{text(low)}</span>
          </div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-44 w-full border-b border-l border-edge" aria-hidden="true">
            <path d={`M0 ${y(nominal.amount)}H100`} stroke="var(--color-edge)" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
            <path
              d={`M0 ${y(floor)}H100`}
              stroke="var(--color-error)"
              strokeDasharray="5 4"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
            {packs.map(({ content, shortage }, place) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: packs have no other name than their turn
                key={place}
                d={`M${x(place)} ${y(content.amount)}h0`}
                stroke={shortage === "none" ? "var(--chart-2)" : "var(--color-error)"}
                strokeWidth={shortage === "none" ? 6 : 9}
                strokeLinecap={shortage === "none" ? "round" : "square"}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </div>
      }
    />
  );
}
