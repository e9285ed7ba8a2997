import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { base as till } from "@/app/features/sell/sales/base";
import { base } from "./base";

/** The way back: to the till, and from a closing to all of them. */
export function TillCrumb({ isInside = false }: { isInside?: boolean }) {
  const { t } = useWords("pages/till-closings");
  return (
    <p className="no-print mb-3 flex gap-2 text-sm">
      <Link className="link-ink muted" to={till}>
        {t("till")}
      </Link>
      {isInside && (
        <>
          <span aria-hidden="true" className="muted">
            /
          </span>
          <Link className="link-ink muted" to={base}>
            {t("title")}
          </Link>
        </>
      )}
    </p>
  );
}
