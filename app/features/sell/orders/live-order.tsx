import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { RailLine } from "@/app/ui/facts";
import { InStock } from "./in-stock";
import type { Previewed } from "./preview";
import { Totals } from "./totals";

const TYPING_PAUSE = 300;

/** What the order being written comes to, and what there is of it. @param around holds its form */
export function LiveOrder({ around }: { around: RefObject<HTMLElement> }) {
  const { t } = useWords("pages/orders");
  const { submit, data, state } = useFetcher<Previewed>();
  const [last, setLast] = useState<Extract<Previewed, { order: unknown }>["order"]>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (data && "order" in data) setLast(data.order);
  }, [data]);
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (!form) return;
    const look = () => submit(new FormData(form), { method: "post", action: "/customer/orders/preview" });
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(look, TYPING_PAUSE);
    };
    look();
    form.addEventListener("input", soon);
    return () => {
      clearTimeout(timer.current);
      form.removeEventListener("input", soon);
    };
  }, [around, submit]);

  return (
    <aside className="rail text-sm" aria-label={t("live.title")} aria-live="polite" aria-busy={state !== "idle"}>
      <h2 className="text-lg">{t("live.title")}</h2>
      {last ? (
        <>
          <ul className="grid gap-3">
            {last.lines.map((line) => (
              <li key={`${line.itemId} ${line.amount.amount} ${line.total}`}>
                <RailLine label={line.name}>{formatMoney(line.total, 2)}</RailLine>
                <InStock available={line.available} missing={line.missing} />
              </li>
            ))}
          </ul>
          <Totals {...last} />
        </>
      ) : (
        <p className="muted">{t("live.waiting")}</p>
      )}
      {data && "problems" in data && data.problems.length > 0 && (
        <ul className="st-loss">
          {data.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
