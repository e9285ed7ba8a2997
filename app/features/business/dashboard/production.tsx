import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { production } from "@/worker/modules/make/production/contract";
import { OrderTable } from "@/app/features/make/production/order-table";

/** How many orders stand where. */
export function ProductionSummary({ facets }: { facets: Result<typeof production.facets> }) {
  const { t } = useWords("pages/dashboard");
  const open = facets.statuses.filter(({ status }) => status === "pending" || status === "in_progress");
  return (
    <dl className="grid grid-cols-3 gap-4">
      {open.map(({ status, count }) => (
        <Figure key={status} label={t(`production:values.status.${status}`)} to={`/customer/production/orders?status=${status}`}>
          {count}
        </Figure>
      ))}
      <Figure label={t("production.late")} to="/customer/production/orders" tone={facets.late ? "st-soon" : ""}>
        {facets.late}
      </Figure>
    </dl>
  );
}

function Figure({ label, to, tone = "", children }: { label: string; to: string; tone?: string; children: number }) {
  return (
    <div>
      <dt className="muted text-sm">
        <Link className="link-ink" to={to}>
          {label}
        </Link>
      </dt>
      <dd className={`tnum text-xl font-semibold ${tone}`}>{children}</dd>
    </div>
  );
}

/** What is to be made this week. */
export function Week({ page }: { page: Result<typeof production.list> }) {
  const { t } = useWords("pages/dashboard");
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t("production.week")}</h2>
        <Link className="link-ink text-sm" to="/customer/production">
          {t("production.board")}
        </Link>
      </div>
      {page.items.length ? <OrderTable rows={page.items} /> : <p className="muted">{t("production.none")}</p>}
    </section>
  );
}
