import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { formatMoney } from "@/worker/core/figures/money";
import type { billing } from "@/worker/modules/business/billing/contract";
import { Rate } from "@/app/ui/rate";

/** What subscriptions bring, who leaves, and which trials are paid: figures side by side, split by hairlines. */
export function Revenue({ figures }: { figures: Result<typeof billing.figures> }) {
  const { t } = useWords("pages/admin");
  const { monthly, paying, churn, ended, conversion, trials, revenue } = figures;
  const shown = [
    { name: "monthly", value: formatMoney(monthly, 0), help: t("revenue.monthlyHelp", { count: paying }) },
    { name: "revenue", value: formatMoney(revenue, 0), help: t("revenue.revenueHelp") },
    { name: "churn", value: <Rate value={churn} />, help: t("revenue.churnHelp", { count: ended }) },
    { name: "conversion", value: <Rate value={conversion} />, help: t("revenue.conversionHelp", { count: trials }) },
  ];
  return (
    <>
      <dl aria-label={t("revenue.label")} className="mt-6 grid grid-cols-2 gap-y-4 md:grid-cols-4 md:divide-x md:divide-rule">
        {shown.map(({ name, value, help }) => (
          <div key={name} className="flex flex-col md:px-6 md:first:pl-0">
            <dt className="muted text-xs">{t(`revenue.${name}`)}</dt>
            <dd className="tnum text-xl font-semibold">{value}</dd>
            <dd className="muted text-xs">{help}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
        <Link className="link-ink" to="/admin/subscriptions">
          {t("revenue.subscriptions")}
        </Link>
        <Link className="link-ink" to="/admin/payments">
          {t("revenue.payments")}
        </Link>
      </p>
    </>
  );
}
