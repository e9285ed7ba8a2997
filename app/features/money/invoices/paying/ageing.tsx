import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { type Age, ages } from "@/worker/modules/money/invoices/rules";
import { Pager } from "@/app/ui/pager";
import { PaceView } from "./pace";

type Ageing = Result<typeof invoices.ageing>;
type Pace = Result<typeof invoices.pace>;
type Amounts = Record<Age, number>;

/** What is due, whatever credit notes take off. */
const owedIn = (amounts: Amounts) => ages.reduce((sum, age) => sum + amounts[age], 0);

/** What clients owe by how late it is: all of it as one bar, who pays latest, then client by client, those who owe most first. */
export function AgeingView({ ageing, pace }: { ageing: Ageing; pace: Pace }) {
  const { t } = useWords("pages/invoices");
  const label = (age: Age) => t(`invoices:fields.${age}`);
  const creditText = (balance: number) => t("ageing.credit", { balance: formatMoney(balance, 2) });
  const carriedText = (balance: number) => `${t("invoices:fields.carried")}\u00a0${formatMoney(balance, 2)}`;
  const most = Math.max(0, ...ageing.items.map(owedIn));
  return (
    <div className="my-4 grid grid-cols-1 gap-6">
      <section>
        <h2 className="mb-2 text-lg">{t("ageing.all", { total: formatMoney(ageing.totals.total, 2) })}</h2>
        <AgeBar amounts={ageing.totals} most={owedIn(ageing.totals)} />
        <ul className="mt-3 grid gap-1 text-sm sm:max-w-md">
          {ages.map((age) => (
            <li key={age} className="cost-legend" data-age={age}>
              <span>{label(age)}</span>
              <span className="tnum">{formatMoney(ageing.totals[age], 2)}</span>
            </li>
          ))}
          {ageing.totals.carried !== 0 && <li className="muted">{carriedText(ageing.totals.carried)}</li>}
          {ageing.totals.creditBalance > 0 && <li className="muted">{creditText(ageing.totals.creditBalance)}</li>}
        </ul>
      </section>
      {pace.items.length > 0 && <PaceView pace={pace} />}
      <section>
        <h2 className="mb-2 text-lg">{t("ageing.byClient")}</h2>
        <ul className="border-t border-rule">
          {ageing.items.map((row) => (
            <li key={row.clientId} className="grid gap-2 border-b border-rule py-3">
              <p className="card-line">
                <Link className="name" to={`/customer/clients/${row.clientId}`} prefetch="intent">
                  {row.partyName}
                </Link>
                <span className="tnum font-semibold">{formatMoney(row.total, 2)}</span>
              </p>
              <AgeBar amounts={row} most={most} />
              <p className="muted text-sm">
                {[
                  ...ages.filter((age) => row[age] > 0).map((age) => `${label(age)}\u00a0${formatMoney(row[age], 2)}`),
                  ...(row.carried !== 0 ? [carriedText(row.carried)] : []),
                  ...(row.creditBalance > 0 ? [creditText(row.creditBalance)] : []),
                ].join(" · ")}
              </p>
            </li>
          ))}
        </ul>
        <Pager shown={ageing.items.length} total={ageing.total} nextCursor={ageing.nextCursor} />
      </section>
    </div>
  );
}

/** A bar as long as what is owed, its parts by age; what it says stands beside it in words. */
export function AgeBar({ amounts, most }: { amounts: Amounts; most: number }) {
  if (most <= 0) return null;
  return (
    <div className="cost-bar" aria-hidden="true">
      {ages
        .filter((age) => amounts[age] > 0)
        .map((age) => (
          <i key={age} data-age={age} style={{ width: `${(amounts[age] / most) * 100}%` }} />
        ))}
    </div>
  );
}
