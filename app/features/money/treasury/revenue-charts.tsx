import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { formatRate } from "@/worker/core/figures/rate";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { ChartFrame } from "@/app/ui/chart-frame";

type RevenueFigures = Result<typeof invoices.revenue>;
export interface Revenue {
  byMonth: RevenueFigures;
  byClient: RevenueFigures;
}

interface Bar {
  key: string;
  label: string;
  revenue: number;
  count: number;
}

/** What was invoiced over twelve months: when, and to whom. */
export function RevenueCharts({ revenue: { byMonth, byClient } }: { revenue: Revenue }) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const monthName = (month: string) =>
    new Date(`${month}-01`).toLocaleDateString(localeOf[language], { month: "short", year: "2-digit", timeZone: "UTC" });
  const barsOf = ({ items }: RevenueFigures): Bar[] =>
    items.map(({ month, clientId, partyName, revenue, count }) => ({
      key: month ?? clientId ?? "",
      revenue,
      count,
      label: month ? monthName(month) : (partyName ?? ""),
    }));
  const [months, clients] = [barsOf(byMonth), barsOf(byClient)];
  const best = clients[0];
  const share = best && byClient.revenue > 0 ? Math.round((best.revenue / byClient.revenue) * 1_000) * 10 : 0;
  const head = (first: string) => [first, t("analytics.revenue"), t("analytics.count")];
  const rows = (bars: Bar[]) => bars.map(({ label, revenue, count }) => [label, formatMoney(revenue, 2), String(count)]);
  const none = t("analytics.noRevenue");
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ChartFrame
        title={t("analytics.revenueByMonth")}
        sentence={months.length ? t("analytics.revenueSentence", { revenue: formatMoney(byMonth.revenue, 2) }) : none}
        head={head(t("treasury:fields.month"))}
        rows={rows(months)}
        chart={<Bars bars={months} />}
      />
      <ChartFrame
        title={t("analytics.revenueByClient")}
        sentence={best ? t("analytics.bestClient", { client: best.label, share: formatRate(share, language) }) : none}
        head={head(t("analytics.client"))}
        rows={rows(clients)}
        chart={<Bars bars={clients} />}
      />
    </div>
  );
}

/** One bar each; what was taken back more than sold has none. */
function Bars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ revenue }) => revenue));
  return (
    <div className="grid gap-2 text-sm">
      {bars.map(({ key, label, revenue }) => (
        <div key={key} className="grid grid-cols-[7rem_1fr_6.5rem] items-center gap-3">
          <span className="truncate" title={label}>
            {label}
          </span>
          <span className="block h-2.5 bg-success" style={{ width: `${Math.max(0, (revenue / most) * 100)}%` }} />
          <span className="tnum text-right">{formatMoney(revenue, 0)}</span>
        </div>
      ))}
    </div>
  );
}
