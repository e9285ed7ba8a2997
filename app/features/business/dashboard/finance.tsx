import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { Finance as Figures } from "@/worker/modules/business/dashboard/contract";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { type Age, ages } from "@/worker/modules/money/invoices/rules";
import { ChartFrame } from "@/app/ui/chart-frame";
import { Money } from "@/app/ui/money";

/** What is owed, and what was invoiced month by month. */
export function Finance({ finance }: { finance: Figures }) {
  const { t, i18n } = useWords("pages/dashboard");
  const { months } = finance;
  const locale = localeOf[asLanguage(i18n.language) ?? defaultLanguage];
  const nameOf = (month: string, style: "short" | "long") =>
    new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
      month: style,
      year: style === "long" ? "numeric" : undefined,
      timeZone: "UTC",
    });
  const { carried, creditBalance } = finance;
  const partOf = (name: string, value: number) => `${t(`dashboard:fields.${name}`)}\u00a0${formatMoney(value, 2)}`;
  // Where invoices are not all of it, what it is made of.
  const parts = [
    ...(carried !== 0 || creditBalance > 0 ? [partOf("invoices", finance.invoices)] : []),
    ...(carried !== 0 ? [partOf("carried", carried)] : []),
    ...(creditBalance > 0 ? [partOf("creditBalance", -creditBalance)] : []),
  ];
  const most = Math.max(1, ...months.map(({ revenue }) => revenue));
  const total = months.reduce((sum, { revenue }) => sum + revenue, 0);
  const best = months.reduce(
    (highest, month) => (month.revenue > highest.revenue ? month : highest),
    months[0] ?? { month: "", revenue: 0 },
  );
  const sentence = total > 0 ? t("finance.sentence", { total: formatMoney(total), best: nameOf(best.month, "long") }) : t("finance.none");
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:divide-x sm:divide-rule">
        {(["due", "overdue", "toPay"] as const).map((name) => (
          <div key={name} className="sm:px-6 sm:first:pl-0">
            <dt className="muted text-sm">{t(`dashboard:fields.${name}`)}</dt>
            <dd className={`tnum text-xl font-semibold ${name === "overdue" && finance.overdue > 0 ? "st-soon" : ""}`}>
              <Money value={finance[name]} />
            </dd>
            {name === "due" && parts.length > 0 && <dd className="muted text-sm">{parts.join(" · ")}</dd>}
          </div>
        ))}
      </dl>
      {total <= 0 && <p className="muted">{sentence}</p>}
      {total > 0 && (
        <ChartFrame
          title={t("dashboard:fields.months")}
          sentence={sentence}
          head={[t("dashboard:fields.month"), t("finance.revenue")]}
          rows={months.map(({ month, revenue }) => [nameOf(month, "long"), formatMoney(revenue)])}
          chart={
            <div className="grid h-48 grid-cols-12 items-end gap-1 border-edge border-b">
              {months.map(({ month, revenue }) => (
                <span key={month} className="flex h-full flex-col justify-end">
                  <span className="w-full bg-neutral" style={{ height: `${(Math.max(0, revenue) / most) * 86}%` }} />
                  <span className="muted mt-1 h-5 overflow-hidden text-center text-xs">{nameOf(month, "short").slice(0, 3)}</span>
                </span>
              ))}
            </div>
          }
        />
      )}
    </>
  );
}

/** What of invoices is late, whatever stands beside them. */
const lateOf = (aged: Record<Age, number>) => ages.reduce((sum, age) => (age === "not_due" ? sum : sum + aged[age]), 0);

/** Who owes most. */
export function Owing({ ageing }: { ageing: Result<typeof invoices.ageing> }) {
  const { t } = useWords("pages/dashboard");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("finance.owing")}</h2>
      {ageing.items.length === 0 && <p className="muted">{t("finance.paid")}</p>}
      <ul className="grid">
        {ageing.items.map(({ clientId, partyName, total, ...aged }) => (
          <li key={clientId} className="card-line border-b border-rule py-2">
            <Link className="link-ink" to={`/customer/clients/${clientId}`}>
              {partyName}
            </Link>
            <span className="text-right">
              <Money value={total} />
              {lateOf(aged) > 0 && (
                <span className="st-soon block text-sm">{t("finance.late", { amount: formatMoney(lateOf(aged)) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
