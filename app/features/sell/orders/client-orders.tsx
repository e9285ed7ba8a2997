import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { orders } from "@/worker/modules/sell/orders/contract";
import { base } from "./base";
import { OrderTable } from "./order-table";

/** The last orders of a client, on its own page. */
export function ClientOrders({ reference, page }: { reference: string; page: Result<typeof orders.list> }) {
  const { t } = useWords("pages/orders");
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">{t("title")}</h2>
        <span className="no-print flex flex-wrap gap-4 text-sm">
          {page.nextCursor && (
            <Link className="link-ink" to={`${base}?client=${reference}`}>
              {t("allOf", { count: page.total ?? 0 })}
            </Link>
          )}
          <Link className="link-ink" to={`${base}/new?client=${reference}`}>
            {t("new")}
          </Link>
        </span>
      </div>
      {page.items.length ? <OrderTable rows={page.items} ofClient /> : <p className="muted text-sm">{t("noneOf")}</p>}
    </section>
  );
}
