import { useWords } from "@/app/shell/i18n/use-words";
import type { Quantity as Measure } from "@/worker/core/contract/fields";
import { Quantity } from "@/app/ui/quantity";

/** What there is of a line, and what lacks. */
export function InStock({ available, missing }: { available: Measure; missing: Measure }) {
  const { t } = useWords("pages/orders");
  if (missing.amount === 0) return <span className="st-good text-sm">{t("live.there")}</span>;
  return (
    <span className="st-soon text-sm">
      {`${t("live.available")} `}
      <Quantity value={available.amount} unit={available.unit} />
      {` · ${t("live.missing")} `}
      <Quantity value={missing.amount} unit={missing.unit} />
    </span>
  );
}
