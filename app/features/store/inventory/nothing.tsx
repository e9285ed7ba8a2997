import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { EmptyState } from "@/app/ui/empty-state";

/** A search that found nothing. @param to the same list without filters */
export function Nothing({ to }: { to: string }) {
  const { t } = useWords("pages/inventory");
  return (
    <EmptyState drawing="glass" title={t("nothing.title")} text={t("nothing.text")}>
      <Link className="btn btn-plain" to={to}>
        {t("nothing.clear")}
      </Link>
    </EmptyState>
  );
}
