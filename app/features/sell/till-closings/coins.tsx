import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney, MONEY_SCALE } from "@/worker/core/figures/money";

/** Notes and coins of the euro, in cents. */
const PIECES = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const CENTS = 100;

/** How many there are of each note and coin: their sum is what is counted. Without scripts, the sum is typed. */
export function Coins() {
  const { t } = useWords("pages/till-closings");
  const ref = useRef<HTMLDetailsElement>(null);
  const add = () => {
    const counts = [...(ref.current?.querySelectorAll<HTMLInputElement>("[data-cents]") ?? [])];
    const cents = counts.reduce((sum, { value, dataset }) => sum + Math.max(0, Math.floor(Number(value) || 0)) * Number(dataset.cents), 0);
    const field = ref.current?.closest("form")?.elements.namedItem("counted") as HTMLInputElement | null;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    if (!field) return;
    set?.call(field, (cents / CENTS).toFixed(2).replace(".", ","));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <details ref={ref} className="form-part">
      <summary className="min-h-6 cursor-pointer font-semibold">{t("coins")}</summary>
      <div className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2 sm:grid-cols-3">
        {PIECES.map((cents) => (
          <label key={cents} className="flex items-center justify-between gap-2">
            <span className="tnum muted">{formatMoney((cents * MONEY_SCALE) / CENTS, cents < CENTS ? 2 : 0)}</span>
            <input
              className="input w-20 text-right"
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              placeholder="0"
              data-cents={cents}
              onInput={add}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
