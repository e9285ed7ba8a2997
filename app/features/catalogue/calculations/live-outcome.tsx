import type { RefObject } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Outcome } from "@/worker/modules/catalogue/calculations/contract";
import { CostBar } from "@/app/ui/cost-bar";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { MarginBar, Rate } from "@/app/ui/rate";
import { useLive } from "@/app/ui/use-live";

/** What the calculation being written comes to. @param around holds its form */
export function LiveOutcome({ around, initial }: { around: RefObject<HTMLElement>; initial?: Outcome }) {
  const { t } = useWords("pages/calculations");
  const { last, isBusy, isStale } = useLive<Outcome>(around, "/customer/tools/cost-calculator/preview");
  const outcome = last ?? initial;
  return (
    <aside className="rail text-sm" aria-label={t("outcome")} aria-live="polite" aria-busy={isBusy}>
      <h2 className="text-lg">{t("outcome")}</h2>
      {outcome ? <Costs outcome={outcome} /> : <p className="muted">{t("waiting")}</p>}
      {isStale && outcome && <p className="muted">{t("stale")}</p>}
    </aside>
  );
}

function Costs({ outcome }: { outcome: Outcome }) {
  const { t } = useWords("pages/calculations");
  const label = (name: string) => t(`calculations:fields.${name}`);
  return (
    <>
      <RailLine label={`${label("unitCost")} (${t(`core:units.${outcome.unit}`)})`}>
        <span className="text-xl">
          <Money value={outcome.unitCost} />
        </span>
      </RailLine>
      <RailLine label={label("total")}>
        <Money value={outcome.total} />
      </RailLine>
      <CostBar parts={partsOf(outcome).map(({ part, field, value }) => ({ part, value, label: label(field) }))} />
      {outcome.channels.map((channel) => (
        <section key={channel.category} className="grid gap-1.5 border-t border-base-300 pt-3">
          <h3 className="text-base">{t(`core:clientCategories.${channel.category}`)}</h3>
          <RailLine label={label("price")}>
            <Money value={channel.price} />
          </RailLine>
          <RailLine label={label("priceWithVat")}>
            <Money value={channel.priceWithVat} />
          </RailLine>
          <RailLine label={label("margin")}>
            <MarginBar value={channel.margin} />
          </RailLine>
          <RailLine label={label("salesMargin")}>
            <Rate value={channel.salesMargin} decimals={1} />
          </RailLine>
          <BreakEven channel={channel} />
        </section>
      ))}
    </>
  );
}

/** How many must be sold in a month, when something is to be earned. */
function BreakEven({ channel }: { channel: Outcome["channels"][number] }) {
  const { t, i18n } = useWords("pages/calculations");
  if (channel.price === null || channel.breakEven === 0) return null;
  if (channel.breakEven === null) return <p className="st-loss">{t("never")}</p>;
  return (
    <RailLine label={t("breakEven")}>
      {t("perMonth", { count: channel.breakEven, units: channel.breakEven.toLocaleString(i18n.language) })} ·{" "}
      <Money value={channel.breakEvenSales} />
    </RailLine>
  );
}

/** The parts of a cost in the order of the work. */
export function partsOf({ materials, packaging, labour, energyCost, overhead }: Outcome) {
  return [
    { part: "materials", field: "materials", value: materials },
    { part: "packaging", field: "packaging", value: packaging },
    { part: "labour", field: "labour", value: labour },
    { part: "energy", field: "energyCost", value: energyCost },
    { part: "overhead", field: "overhead", value: overhead },
  ] as const;
}
