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

/** What the recipe being written costs and earns. @param around holds its form @param item the SKU of what it makes, where the form does not ask */
export function LiveCost({ around, item }: { around: RefObject<HTMLElement>; item?: string }) {
  const { t } = useWords("pages/recipes");
  const more = item === undefined ? undefined : { item };
  const { last, isBusy, isStale } = useLive<NonNullable<Previewed>>(around, "/customer/recipes/preview", more);

  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <>
      {last && <InSight previewed={last} />}
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
            <Missing missing={last.missing} />
            {isStale && <p className="muted">{t("live.stale")}</p>}
          </>
        ) : (
          <p className="muted">{t("live.waiting")}</p>
        )}
      </aside>
    </>
  );
}

/** On a phone, where the rail lies below the form: what it costs and earns above the thumb, and the way to the rest. */
function InSight({ previewed: { unitCost, margin } }: { previewed: NonNullable<Previewed> }) {
  const { t } = useWords("pages/recipes");
  return (
    <a className="thumb flex justify-between gap-4 text-sm text-inherit no-underline md:hidden" href="#live">
      <span>
        <span className="muted">{t("recipes:fields.unitCost")}</span> <Money value={unitCost} />
      </span>
      <span>
        <span className="muted">{t("recipes:fields.margin")}</span> <Rate value={margin} decimals={1} />
      </span>
    </a>
  );
}
