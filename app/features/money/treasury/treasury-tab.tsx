import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { formatMoney } from "@/worker/core/figures/money";
import type { bank } from "@/worker/modules/money/bank/contract";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { DateText } from "@/app/ui/date";
import { Sections } from "@/app/ui/sections";
import { Analytics } from "./analytics";
import { BankBalance } from "./bank-balance";
import { EntryList } from "./entry-list";
import { Figures } from "./figures";
import type { Revenue } from "./revenue-charts";
import { ForecastView } from "./forecast-view";
import { base, type View, views } from "./tabs";
import { YearCalendar } from "./year-calendar";

interface TreasuryTabProps {
  view: View;
  account: Result<typeof bank.balance>;
  summary: Result<typeof treasury.summary>;
  forecast: Result<typeof treasury.forecast> | null;
  revenue: Revenue | null;
  page: Result<typeof treasury.list> | null;
  days: Result<typeof treasury.days> | null;
  year: number;
  today: string;
  requestKey: string;
}

/** What there is, and what came and went: as a line, a table, a calendar or figures. */
export function TreasuryTab({ view, account, summary, forecast, revenue, page, days, year, today, requestKey }: TreasuryTabProps) {
  const { t } = useWords("pages/treasury");
  const money = (value: number) => formatMoney(value, 2);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <Figures
          label={t("figures.label")}
          figures={[
            {
              key: "balance",
              label: t("treasury:fields.balance"),
              value: <span className={summary.balance < 0 ? "st-loss" : ""}>{money(summary.balance)}</span>,
              help: account.updatedAt ? (
                <>
                  {t("bank.updated")} <DateText value={account.updatedAt} />
                </>
              ) : (
                t("bank.unknown")
              ),
            },
            { key: "income", label: t("treasury:fields.totalIncome"), value: money(summary.totalIncome), help: t("figures.year") },
            { key: "expense", label: t("treasury:fields.totalExpense"), value: money(summary.totalExpense), help: t("figures.year") },
            { key: "net", label: t("treasury:fields.netBalance"), value: money(summary.netBalance), help: t("figures.year") },
          ]}
        />
        <BankBalance account={account} requestKey={requestKey} />
      </div>
      <Sections
        label={t("views.label")}
        sections={views.map((key) => ({
          key,
          label: t(`views.${key}`),
          to: key === "charts" ? base : `${base}?view=${key}`,
          current: key === view,
        }))}
      />
      {view === "charts" && forecast && <ForecastView forecast={forecast} months={summary.months} today={today} />}
      {page && <EntryList page={page} />}
      {days && <YearCalendar days={days.items} year={year} today={today} />}
      {view === "analytics" && forecast && <Analytics summary={summary} forecast={forecast} revenue={revenue} />}
    </div>
  );
}
