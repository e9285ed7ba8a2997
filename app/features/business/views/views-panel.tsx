import { useFetcher, useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchOf } from "@/worker/modules/business/views/rules";
import { Skeleton } from "@/app/ui/skeleton";
import { addressOf, base } from "./address";
import { SaveView } from "./save-view";
import type { loader } from "./views";

/** The views of the list on show, and a way to keep it as it is now. */
export default function ViewsPanel() {
  const { t } = useWords("pages/views");
  const { pathname, search } = useLocation();
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(`${base}?${new URLSearchParams({ screen: pathname })}`), [load, pathname]);
  if (!data) return <Skeleton label={t("shell:loading")} />;
  const current = searchOf(search);
  const isKept = data.items.some((view) => view.search === current);
  return (
    <>
      {data.items.map((view) => (
        <Link key={view.id} to={addressOf(view)} aria-current={view.search === current || undefined}>
          <span className="grow">{view.name}</span>
          {view.search === current && <Check aria-hidden="true" />}
        </Link>
      ))}
      {current && !isKept && (
        <div className="p-2">
          <SaveView screen={pathname} search={current} requestKey={data.requestKey} />
        </div>
      )}
      {!current && data.items.length === 0 && <p className="muted p-2 text-sm">{t("none")}</p>}
      <Link className="border-t border-rule" to={base}>
        {t("all")}
      </Link>
    </>
  );
}
