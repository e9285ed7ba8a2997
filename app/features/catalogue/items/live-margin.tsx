import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { numberFrom } from "@/worker/core/contract/coerce";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { markup } from "@/worker/modules/catalogue/items/rules";
import { MarginBar } from "@/app/ui/rate";

/** The margin of the form around, while one types. @param price, cost ten-thousandths of a euro, before any typing */
export function LiveMargin({ price, cost }: { price: number | null; cost: number | null }) {
  const { t } = useWords("items");
  const ref = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(markup(price, cost));
  useEffect(() => {
    const form = ref.current?.closest("form");
    const compute = () => {
      const [newPrice, newCost] = ["price", "cost"].map((name) =>
        numberFrom((form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ""),
      );
      const scaled = (value: number | null | undefined) => (value === null || value === undefined ? null : Math.round(value * MONEY_SCALE));
      setMargin(markup(scaled(newPrice), scaled(newCost)));
    };
    form?.addEventListener("input", compute);
    return () => form?.removeEventListener("input", compute);
  }, []);
  return (
    <div ref={ref} className="mt-4 flex items-center gap-4 text-sm" aria-live="polite">
      <span className="muted">{t("fields.margin")}</span>
      <MarginBar value={margin} />
    </div>
  );
}
