import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { restocks } from "@/worker/modules/buy/restocks/contract";
import { base, RestockTable } from "./restock-table";

interface SupplierRestocksProps {
  page: Result<typeof restocks.list>;
  supplierId: string;
  reference: string;
  today: string;
}

/** The last orders to a supplier, on its page. */
export function SupplierRestocks({ page, supplierId, reference, today }: SupplierRestocksProps) {
  const { t } = useWords("pages/restocks");
  const { items, total = 0 } = page;
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("title")}</h2>
        <Link className="btn btn-plain no-print" to={`${base}/new?supplier=${supplierId}`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </div>
      {items.length ? (
        <RestockTable rows={items} today={today} withSupplier={false} />
      ) : (
        <p className="muted text-sm">{t("noneOfSupplier")}</p>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm">
          <Link className="link-ink" to={`${base}?tab=received&supplier=${reference}`}>
            {t("allOfSupplier", { count: total })}
          </Link>
        </p>
      )}
    </section>
  );
}
