import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { Curve } from "./curve";
import type { Kpis } from "@/worker/modules/business/dashboard/contract";

type Tone = "good" | "soon" | "loss";

interface Figure {
  name: string;
  value: ReactNode;
  /** Where what it counts is listed. */
  to: string;
  help: string;
  tone?: Tone;
  /** Its last months, where it is not of now alone. */
  trend?: number[];
}

/** What matters this morning; each figure leads to what it counts. */
export function Figures({ kpis, today }: { kpis: Kpis; today: string }) {
  const { t, i18n } = useWords("pages/dashboard");
  const number = (value: number) => value.toLocaleString(i18n.language);
  const count = (name: Exclude<keyof Kpis, "trends">, to: string, more: { help?: string; tone?: Tone } = {}): Figure => ({
    name: t(`dashboard:fields.${name}`),
    value: number(kpis[name]),
    to,
    help: t(`help.${name}`),
    ...(isTrend(name) && { trend: kpis.trends.map((month) => month[name]) }),
    ...more,
  });
  const alert = (value: number, tone: Tone) => (value > 0 ? { tone } : {});
  const figures: Figure[] = [
    count("ordersToShip", "/customer/orders?waiting=true"),
    count("lateOrders", "/customer/orders?late=true", alert(kpis.lateOrders, "soon")),
    count("productionToday", `/customer/production/orders?from=${today}&to=${today}`, {
      help: t("help.productionToday", { done: number(kpis.productionDone), late: t("late", { count: kpis.productionLate }) }),
      ...alert(kpis.productionLate, "soon"),
    }),
    count("stockShort", "/customer/inventory?short=true", alert(kpis.stockShort, "soon")),
    count("expiringLots", "/customer/inventory?tab=lots&expiringWithin=14", alert(kpis.expiringLots, "soon")),
    count("expiredLots", "/customer/inventory?tab=lots&freshness=expired", alert(kpis.expiredLots, "loss")),
    count("lowMargin", `/customer/products?marginBelow=${kpis.marginFloor / 100}`, {
      help: t("help.lowMargin", { floor: kpis.marginFloor / 100 }),
      ...alert(kpis.lowMargin, "soon"),
    }),
    count("activeClients", "/customer/clients"),
    {
      ...count("revenue", `${base}?tab=finance`),
      value: formatMoney(kpis.revenue),
      help: t("help.revenue", { soFar: formatMoney(kpis.revenueLastMonthSoFar), last: formatMoney(kpis.revenueLastMonth) }),
      ...(kpis.revenue >= kpis.revenueLastMonthSoFar && kpis.revenue > 0 ? { tone: "good" as const } : {}),
    },
  ];
  return (
    <section aria-label={t("figures")}>
      <ul className="figures">
        {figures.map(({ name, value, to, help, tone, trend }) => (
          <li key={name}>
            <Link to={to} prefetch="intent">
              <span className="text-sm">{name}</span>
              <span className={`tnum text-xl font-semibold ${tone ? `st-${tone}` : ""}`}>{value}</span>
              <span className="muted text-xs">{help}</span>
              {trend?.some((month) => month !== 0) && <Curve lengths={trend} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const base = "/customer/dashboard";

/** Has the figure a past? What is of now has none. */
const isTrend = (name: keyof Kpis): name is "productionToday" | "activeClients" | "revenue" =>
  name === "productionToday" || name === "activeClients" || name === "revenue";
