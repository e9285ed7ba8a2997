import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

/** Milliseconds after which a press that led nowhere is forgotten. */
const PATIENCE = 1_000;

/** A line at the top as soon as something is on its way; it is announced when it takes longer. */
export function Progress() {
  const { t } = useWords("shell");
  const isBusy = useNavigation().state !== "idle";
  return (
    <div ref={useAnswerAtOnce(isBusy)} className="progress-line no-print" data-busy={isBusy ? "" : undefined} role="status">
      {isBusy && <span className="late">{t("loading")}</span>}
    </div>
  );
}

/** React tells of a move when it has time, and on a slow phone that takes a while: the line does not wait for it. */
function useAnswerAtOnce(isBusy: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const busy = useRef(isBusy);
  useEffect(() => {
    busy.current = isBusy;
    if (!isBusy) line.current?.removeAttribute("data-busy");
  }, [isBusy]);
  useEffect(() => {
    const answer = (event: Event) => {
      // What the router takes over, it keeps from the browser.
      const leads = event.type === "submit" || (event.target as Element).closest("a[href]") !== null;
      if (!event.defaultPrevented || !leads) return;
      line.current?.setAttribute("data-busy", "");
      setTimeout(() => busy.current || line.current?.removeAttribute("data-busy"), PATIENCE);
    };
    document.addEventListener("click", answer);
    document.addEventListener("submit", answer);
    return () => {
      document.removeEventListener("click", answer);
      document.removeEventListener("submit", answer);
    };
  }, []);
  return line;
}
