import { Link } from "@remix-run/react";
import { FilePlus2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { type Age, ages } from "@/worker/modules/money/invoices/rules";
import { ChartFrame } from "@/app/ui/chart-frame";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { AgeBar } from "./ageing";
import { base } from "../invoice-table";

export type Account = Result<typeof invoices.statement>;

/** A client's account, on its page: what it owes, how long it takes, and its statement, the newest last. */
export function ClientAccount({ account }: { account: Account }) {
  const { t } = useWords("pages/invoices");
  const euros = (amount: number) => <span className="tnum">{formatMoney(amount, 2)}</span>;
  return (
    <section id="account">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("account.title")}</h2>
        <Link className="btn btn-plain no-print" to={`${base}/new?client=${account.clientId}`}>
          <FilePlus2 aria-hidden="true" />
          {t("account.new")}
        </Link>
      </div>
      <Facts>
        <Fact label={t("account.due")}>{euros(account.due)}</Fact>
        {account.overdue > 0 && (
          <Fact label={t("account.overdue")}>
            <span className="st-soon">{euros(account.overdue)}</span>
          </Fact>
        )}
        {account.carried !== 0 && <Fact label={t("invoices:fields.carried")}>{euros(account.carried)}</Fact>}
        {account.creditBalance > 0 && <Fact label={t("account.creditBalance")}>{euros(account.creditBalance)}</Fact>}
        <Fact label={t("account.invoiced")}>{euros(account.invoiced)}</Fact>
        <Fact label={t("account.averageDays")}>{account.averageDays !== null && t("account.days", { count: account.averageDays })}</Fact>
      </Facts>
      {account.due > 0 && <Ages account={account} />}
      {account.items.length ? <Statement account={account} /> : <p className="muted mt-3 text-sm">{t("account.none")}</p>}
      <p className="mt-3 text-sm">
        <Link className="link-ink" to={`${base}?client=${account.clientId}`}>
          {t("account.all")}
        </Link>
      </p>
    </section>
  );
}

/** What is due as bars, one an age, as long as the amount. */
function Ages({ account }: { account: Account }) {
  const { t } = useWords("pages/invoices");
  const { ages: amounts, due, averageDays } = account;
  const most = Math.max(...ages.map((age) => amounts[age]));
  const rows = ages.map((age) => ({ age, label: t(`invoices:fields.${age}`), text: formatMoney(amounts[age], 2) }));
  const pace = averageDays === null ? "" : t("account.pace", { count: averageDays });
  return (
    <div className="mt-4">
      <ChartFrame
        title={t("tab.ageing")}
        sentence={[t("account.owed", { due: formatMoney(due, 2) }), pace].filter(Boolean).join(" ")}
        chart={
          <ul className="grid gap-1 text-sm">
            {rows.map(({ age, label, text }) => (
              <li key={age} className="age-row">
                <span>{label}</span>
                <AgeBar amounts={{ ...none, [age]: amounts[age] }} most={most} />
                <span className="tnum text-right">{text}</span>
              </li>
            ))}
          </ul>
        }
        head={[t("account.age"), t("account.amount")]}
        rows={rows.map(({ label, text }) => [label, text])}
      />
    </div>
  );
}

const none = Object.fromEntries(ages.map((age) => [age, 0])) as Record<Age, number>;

function Statement({ account }: { account: Account }) {
  const { t } = useWords("pages/invoices");
  const euros = (amount: number) => formatMoney(amount, 2);
  return (
    <details className="mt-4" open={account.items.length <= 12}>
      <summary className="link-ink min-h-6 cursor-pointer">{t("account.statement")}</summary>
      <table className="grid-table mt-2">
        <thead>
          <tr>
            <th>{t("invoices:fields.day")}</th>
            <th>{t("invoices:fields.kind")}</th>
            <th className="num">{t("account.amount")}</th>
            <th className="num">{t("account.balance")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={3} className="muted">
              {t("account.opening")}
            </td>
            <td className="num">{euros(account.opening)}</td>
          </tr>
          {account.items.map(({ id, kind, invoiceId, number, day, moved, balance }) => (
            <tr key={id}>
              <td>
                <DateText value={day} />
              </td>
              <td>
                {invoiceId ? (
                  <Link className="link-ink" to={`${base}/${invoiceId}`}>
                    {`${t(`account.kind.${kind}`)} ${number ?? ""}`}
                  </Link>
                ) : (
                  t(`account.kind.${kind}`)
                )}
              </td>
              <td className="num">{euros(moved)}</td>
              <td className="num">{euros(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
