import { useActionData } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { RailLine } from "@/app/ui/facts";
import { useLive } from "@/app/ui/use-live";
import { InStock } from "./in-stock";
import type { Previewed } from "./previewing";
import { Totals } from "./totals";

/** What the order being written comes to, and what there is of it. @param around holds its form */
export function LiveOrder({ around }: { around: RefObject<HTMLElement> }) {
  const { t } = useWords("pages/orders");
  const calculated = useActionData<{ previewed?: Previewed }>()?.previewed;
  const { last: typed, isBusy } = useLive<Previewed>(around, "/customer/orders/preview", undefined, true);
  const shown = typed ?? calculated;
  // What cannot be told yet leaves what was told last.
  const latest = useRef<Extract<Previewed, { order: unknown }>["order"]>();
  if (shown && "order" in shown) latest.current = shown.order;
  const last = latest.current;
  return (
    <aside className="rail text-sm" aria-label={t("live.title")} aria-live="polite" aria-busy={isBusy}>
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
      {shown && "problems" in shown && shown.problems.length > 0 && (
        <ul className="st-loss">
          {shown.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
