import { Link } from "@/app/ui/link";
import { FilePlus2, FileText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { type Age, ages } from "@/worker/modules/money/invoices/rules";
import { ChartFrame } from "@/app/ui/chart-frame";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { AgeBar } from "./ageing";

/** What an account says, whoever's it is. */
type Account = Omit<Result<typeof invoices.statement>, "clientId">;

interface AccountPartProps {
  account: Account;
  side: "client" | "supplier";
  /** Where its papers stand, where all of them do, where a new one is written, and its statement on paper. */
  base: string;
  all: string;
  writing: string;
  paper: string;
}

/** The account of a client or a supplier, on its page: what is owed, how long paying takes, and its statement, the newest last. */
export function AccountPart({ account, side, base, all, writing, paper }: AccountPartProps) {
  const { t } = useWords("pages/invoices");
  const euros = (amount: number) => <span className="tnum">{formatMoney(amount, 2)}</span>;
  const hasMoved = account.items.length > 0 || account.opening !== 0;
  return (
    <section id="account">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("account.title")}</h2>
        <div className="no-print flex flex-wrap gap-2">
          {hasMoved && (
            <a className="btn btn-plain" href={paper} target="_blank" rel="noreferrer">
              <FileText aria-hidden="true" />
              {t("account.paper")}
            </a>
          )}
          <Link className="btn btn-plain" to={writing}>
            <FilePlus2 aria-hidden="true" />
            {t(`account.${side}.new`)}
          </Link>
        </div>
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
      {account.due > 0 && <Ages account={account} side={side} />}
      {hasMoved ? <Statement account={account} base={base} /> : <p className="muted mt-3 text-sm">{t(`account.${side}.none`)}</p>}
      <p className="mt-3 text-sm">
        <Link className="link-ink" to={all}>
          {t(`account.${side}.all`)}
        </Link>
      </p>
    </section>
  );
}

/** What is due as bars, one an age, as long as the amount. */
function Ages({ account, side }: Pick<AccountPartProps, "account" | "side">) {
  const { t } = useWords("pages/invoices");
  const { ages: amounts, due, averageDays } = account;
  const most = Math.max(...ages.map((age) => amounts[age]));
  const rows = ages.map((age) => ({ age, label: t(`invoices:fields.${age}`), text: formatMoney(amounts[age], 2) }));
  const pace = averageDays === null ? "" : t(`account.${side}.pace`, { count: averageDays });
  return (
    <div className="mt-4">
      <ChartFrame
        title={t("tab.ageing")}
        sentence={[t(`account.${side}.owed`, { due: formatMoney(due, 2) }), pace].filter(Boolean).join(" ")}
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

function Statement({ account, base }: Pick<AccountPartProps, "account" | "base">) {
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
                    {`${t(`invoices:values.kind.${kind}`)} ${number ?? ""}`}
                  </Link>
                ) : (
                  t(`invoices:values.kind.${kind}`)
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
