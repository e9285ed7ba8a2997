import type { RefObject } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { MarginBar, Rate } from "@/app/ui/rate";
import { useLive } from "@/app/ui/use-live";
import { RecipeCostBar } from "./cost-bar";
import { Missing } from "./missing";
import type { Previewed } from "./preview";
import { Allergens } from "./recipe-table";

/** What the recipe being written costs, anew as one types. @param around holds its form @param item the SKU of what it makes, where the form does not ask */
export function useLiveCost(around: RefObject<HTMLElement>, item: string | undefined) {
  return useLive<NonNullable<Previewed>>(around, "/customer/recipes/preview", item === undefined ? undefined : { item });
}

interface LiveCostProps {
  around: RefObject<HTMLElement>;
  live: ReturnType<typeof useLiveCost>;
}

/** What the recipe being written costs and earns, and what it lacks: a cost is given here, beside what is typed. */
export function LiveCost({ around, live: { last, isBusy, isStale } }: LiveCostProps) {
  const { t } = useWords("pages/recipes");
  const askAnew = () => around.current?.querySelector("form")?.dispatchEvent(new Event("input", { bubbles: true }));
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <aside id="live" className="rail text-sm" aria-label={t("live.title")} aria-live="polite" aria-busy={isBusy}>
      <h2 className="text-lg">{t("live.title")}</h2>
      {last ? (
        <>
          <div className="grid gap-2">
            <RailLine label={field("unitCost")}>
              <span className="text-xl">
                <Money value={last.unitCost} />
              </span>
            </RailLine>
            <RailLine label={field("price")}>
              <Money value={last.price} />
            </RailLine>
            <RailLine label={field("margin")}>
              <MarginBar value={last.margin} />
            </RailLine>
            <RailLine label={field("salesMargin")}>
              <Rate value={last.salesMargin} decimals={1} />
            </RailLine>
          </div>
          <RecipeCostBar cost={last.cost} />
          <RailLine label={field("allergens")}>
            <Allergens allergens={last.allergens} />
          </RailLine>
          <Missing missing={last.missing} isUnsaved onGiven={askAnew} />
          {isStale && <p className="muted">{t("live.stale")}</p>}
        </>
      ) : (
        <p className="muted">{t("live.waiting")}</p>
      )}
    </aside>
  );
}

/** On a phone, where the rail lies below the form: what it costs and earns above the button, and the way to the rest. */
export function CostInSight({ previewed }: { previewed: Previewed }) {
  const { t } = useWords("pages/recipes");
  return (
    <a className="flex min-h-6 basis-full justify-between gap-4 text-sm text-inherit no-underline md:hidden" href="#live">
      <span>
        <span className="muted">{t("recipes:fields.unitCost")}</span> {previewed ? <Money value={previewed.unitCost} /> : "–"}
      </span>
      <span>
        <span className="muted">{t("recipes:fields.margin")}</span> {previewed ? <Rate value={previewed.margin} decimals={1} /> : "–"}
      </span>
    </a>
  );
}
