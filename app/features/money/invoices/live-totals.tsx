import { useActionData } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { RailLine } from "@/app/ui/facts";
import { useLive } from "@/app/ui/use-live";
import { DocumentTotals } from "./document-lines";
import type { Previewed } from "./previewing";

interface LiveTotalsProps {
  /** Holds the form. */
  around: RefObject<HTMLElement>;
  /** The draft that is changed. */
  draft?: string;
}

/** What the draft being written comes to, as one types; without scripts, when its button was pressed. */
export function LiveTotals({ around, draft }: LiveTotalsProps) {
  const { t } = useWords("pages/invoices");
  const calculated = useActionData<{ previewed?: Previewed }>()?.previewed;
  const { last, isBusy } = useLive<Previewed>(around, "/customer/invoices/preview", draft === undefined ? {} : { id: draft }, true);
  const shown = last ?? calculated;
  // What cannot be told yet leaves what was told last.
  const latest = useRef<Extract<Previewed, { totals: unknown }>["totals"]>();
  if (shown && "totals" in shown) latest.current = shown.totals;
  const totals = latest.current;
  return (
    <aside className="rail text-sm" aria-label={t("live.title")} aria-live="polite" aria-busy={isBusy}>
      <h2 className="text-lg">{t("live.title")}</h2>
      {totals ? (
        <>
          <ul className="grid gap-2">
            {totals.lines.map(({ id, description, total }) => (
              <li key={id}>
                <RailLine label={description}>
                  <span className="tnum">{formatMoney(total, 2)}</span>
                </RailLine>
              </li>
            ))}
          </ul>
          <DocumentTotals totals={totals} />
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
