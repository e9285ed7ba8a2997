import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RailLine } from "../../ui/facts";
import { Money } from "../../ui/money";
import { MarginBar, Rate } from "../../ui/rate";
import { CostBar } from "./cost-bar";
import { Missing } from "./missing";
import type { Previewed } from "./preview";
import { Allergens } from "./recipe-table";

const TYPING_PAUSE = 300;

/** What the recipe being written costs and earns. @param around holds its form @param item the SKU of what it makes, where the form does not ask */
export function LiveCost({ around, item }: { around: RefObject<HTMLElement>; item?: string }) {
  const { t } = useWords("pages/recipes");
  const { submit, data, state } = useFetcher<Previewed>();
  const [last, setLast] = useState<Previewed>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (!form) return;
    const look = () => {
      const texts = new FormData(form);
      if (item) texts.set("item", item);
      submit(texts, { method: "post", action: "/customer/recipes/preview" });
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(look, TYPING_PAUSE);
    };
    if (item) look();
    form.addEventListener("input", soon);
    return () => {
      clearTimeout(timer.current);
      form.removeEventListener("input", soon);
    };
  }, [around, item, submit]);

  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <aside className="rail text-sm" aria-label={t("live.title")} aria-live="polite" aria-busy={state !== "idle"}>
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
          <CostBar cost={last.cost} />
          <RailLine label={field("allergens")}>
            <Allergens allergens={last.allergens} />
          </RailLine>
          <Missing missing={last.missing} />
          {data === null && state === "idle" && <p className="muted">{t("live.stale")}</p>}
        </>
      ) : (
        <p className="muted">{t("live.waiting")}</p>
      )}
    </aside>
  );
}
