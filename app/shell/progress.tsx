import { useNavigation } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";

/** A line at the top as soon as something is on its way; it is announced when it takes longer. */
export function Progress() {
  const { t } = useWords("shell");
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="progress-line no-print" data-busy={isBusy ? "" : undefined} role="status">
      {isBusy && <span className="late">{t("loading")}</span>}
    </div>
  );
}
