import { type RefObject, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { numberFrom } from "@/worker/core/contract/coerce";
import { formatMoney, MONEY_SCALE } from "@/worker/core/figures/money";
import { belowMinimum, subtotalOf } from "@/worker/modules/buy/restocks/rules";

interface LiveSubtotalProps {
  /** Holds the form. */
  around: RefObject<HTMLElement>;
  /** The supplier's minimum order, in ten-thousandths of a euro. */
  minimum: number | null;
  /** What it comes to before one types. */
  start: number;
}

/** What the order comes to as one types, and how far it is from the supplier's minimum. */
export function LiveSubtotal({ around, minimum, start }: LiveSubtotalProps) {
  const { t } = useWords("pages/restocks");
  const [subtotal, setSubtotal] = useState(start);
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (!form) return;
    const count = () => setSubtotal(subtotalIn(new FormData(form)));
    count();
    form.addEventListener("input", count);
    return () => form.removeEventListener("input", count);
  }, [around]);
  return (
    <aside
      className="rail text-sm max-lg:sticky max-lg:top-(--header-h) max-lg:z-10 max-lg:order-first max-lg:bg-base-100 max-lg:py-2"
      aria-label={t("parts.total")}
    >
      <div className="lg:sticky lg:top-6" aria-live="polite">
        <p className="flex items-baseline justify-between gap-4">
          <span className="muted">{t("restocks:fields.subtotal")}</span>
          <strong className="tnum text-xl font-semibold">{formatMoney(subtotal, 2)}</strong>
        </p>
        {minimum !== null && minimum > 0 && <MinimumBar subtotal={subtotal} minimum={minimum} />}
      </div>
    </aside>
  );
}

/** How much of the minimum order is reached: a bar, and the same in words. */
export function MinimumBar({ subtotal, minimum }: { subtotal: number; minimum: number }) {
  const { t } = useWords("pages/restocks");
  const lacking = belowMinimum(subtotal, minimum);
  const message = lacking
    ? t("minimum.lacks", { lacking: formatMoney(lacking, 2), minimum: formatMoney(minimum, 2) })
    : t("minimum.reachedOf", { minimum: formatMoney(minimum, 2) });
  return (
    <div className="mt-3 grid gap-1.5">
      <div className="cost-bar" aria-hidden="true">
        <i data-part={lacking ? "packaging" : "labour"} style={{ width: `${Math.min(100, (subtotal / minimum) * 100)}%` }} />
      </div>
      <p className={`first-letter:uppercase ${lacking ? "st-soon" : "st-good"}`}>{message}</p>
    </div>
  );
}

/** What the lines typed so far come to; what cannot be read counts for nothing. */
function subtotalIn(form: FormData): number {
  const number = (name: string) => Math.max(0, numberFrom(String(form.get(name) ?? "")) ?? 0);
  const rows = [...form.keys()].flatMap((name) => /^(lines\.\d+)\.packs$/.exec(name)?.[1] ?? []);
  const lines = rows.map((row) => ({ packs: Math.round(number(`${row}.packs`)), price: Math.round(number(`${row}.price`) * MONEY_SCALE) }));
  const isSane = lines.every(({ packs, price }) => Number.isSafeInteger(packs * price));
  return isSane ? subtotalOf(lines) : 0;
}
