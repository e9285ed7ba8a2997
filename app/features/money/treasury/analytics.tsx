import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { ChartFrame } from "@/app/ui/chart-frame";
import { Figures } from "./figures";
import { type Revenue, RevenueCharts } from "./revenue-charts";

interface AnalyticsProps {
  summary: Result<typeof treasury.summary>;
  forecast: Result<typeof treasury.forecast>;
  revenue: Revenue | null;
}

/** Where money comes from and goes to: by month, by category, and how long what there is would last. */
export function Analytics({ summary, forecast, revenue }: AnalyticsProps) {
  const { t, i18n } = useWords("pages/treasury");
  const locale = localeOf[asLanguage(i18n.language) ?? defaultLanguage];
  const { months, categories, balance, totalExpense } = summary;
  const active = months.filter(({ income, expense }) => income || expense).length || 1;
  const spent = totalExpense / active;
  const money = (value: number) => formatMoney(value, 2);
  const monthName = (month: string) =>
    new Date(`${month}-01`).toLocaleDateString(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
  const bars = months.map(({ month, ...sums }) => ({ key: month, label: monthName(month), ...sums }));
  const byCategory = categories
    .map(({ category, ...sums }) => ({ key: category, label: t(`treasury:values.category.${category}`), ...sums }))
    .sort((one, other) => other.income + other.expense - one.income - one.expense);
  const head = (first: string) => [first, t("treasury:fields.income"), t("treasury:fields.expense")];
  const rows = (all: Bars[]) => all.map(({ label, income, expense }) => [label, money(income), money(expense)]);
  return (
    <div className="grid gap-8">
      <Figures
        label={t("analytics.label")}
        figures={[
          { key: "income", label: t("analytics.income"), value: money(summary.totalIncome / active) },
          { key: "expense", label: t("analytics.expense"), value: money(spent) },
          {
            key: "cover",
            label: t("analytics.cover"),
            value: spent > 0 ? t("analytics.months", { count: Math.max(0, Math.round((balance / spent) * 10) / 10) }) : "—",
            help: t("analytics.coverHelp"),
          },
          { key: "closing", label: t("treasury:fields.closing"), value: money(forecast.closing) },
        ]}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <ChartFrame
          title={t("analytics.byMonth")}
          sentence={t("analytics.sentence", { income: money(summary.totalIncome), expense: money(totalExpense) })}
          head={head(t("treasury:fields.month"))}
          rows={rows(bars)}
          chart={<Pairs bars={bars} />}
        />
        <ChartFrame
          title={t("analytics.byCategory")}
          sentence={byCategory[0] ? t("analytics.first", { category: byCategory[0].label }) : t("none.title")}
          head={head(t("treasury:fields.category"))}
          rows={rows(byCategory)}
          chart={<Pairs bars={byCategory} />}
        />
      </div>
      {revenue && <RevenueCharts revenue={revenue} />}
    </div>
  );
}

interface Bars {
  key: string;
  label: string;
  income: number;
  expense: number;
}

/** What came and what went, one above the other, for each of several. */
function Pairs({ bars }: { bars: Bars[] }) {
  const most = Math.max(1, ...bars.map(({ income, expense }) => Math.max(income, expense)));
  return (
    <div className="grid gap-2 text-sm">
      {bars.map(({ key, label, income, expense }) => (
        <div key={key} className="grid grid-cols-[7rem_1fr_6.5rem] items-center gap-3">
          <span className="truncate">{label}</span>
          <span className="grid gap-0.5">
            <span className="block h-1.5 bg-success" style={{ width: `${(income / most) * 100}%` }} />
            <span className="block h-1.5 bg-primary" style={{ width: `${(expense / most) * 100}%` }} />
          </span>
          <span className="tnum text-right">{formatMoney(income - expense, 0)}</span>
        </div>
      ))}
    </div>
  );
}
