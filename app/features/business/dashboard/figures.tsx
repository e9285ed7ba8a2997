import { Await } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { type ReactNode, Suspense } from "react";
import type { Panel } from "@/app/shell/panels";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { Curve } from "./curve";
import type { Kpis, Trend as Month } from "@/worker/modules/business/dashboard/contract";

type Trends = Panel<{ items: Month[] }>;
type Tone = "good" | "soon" | "loss";

interface Figure {
  name: string;
  value: ReactNode;
  /** Where what it counts is listed. */
  to: string;
  help: string;
  tone?: Tone;
  /** Its last months, where it is not of now alone. */
  trend?: Past;
}

/** What matters this morning; each figure leads to what it counts. */
export function Figures({ kpis, trends, today }: { kpis: Kpis; trends: Trends | undefined; today: string }) {
  const { t, i18n } = useWords("pages/dashboard");
  const number = (value: number) => value.toLocaleString(i18n.language);
  const count = (name: keyof Kpis, to: string, more: { help?: string; tone?: Tone } = {}): Figure => ({
    name: t(`dashboard:fields.${name}`),
    value: number(kpis[name]),
    to,
    help: t(`help.${name}`),
    ...(isTrend(name) && { trend: name }),
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
              {trend && trends && <Trend of={trends} name={trend} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const base = "/customer/dashboard";

/** The figures that have a past: what is of now has none. */
type Past = Exclude<keyof Month, "month">;
const isTrend = (name: keyof Kpis): name is Past => name === "productionToday" || name === "activeClients" || name === "revenue";

/** A figure month by month, once it is there: the figure does not wait for it, and where it cannot be read there is none. */
function Trend({ of, name }: { of: Trends; name: Past }) {
  const curve = (content: Awaited<Trends>) => {
    const lengths = content.value?.items.map((month) => month[name]) ?? [];
    return lengths.some((length) => length !== 0) ? <Curve lengths={lengths} /> : null;
  };
  if (!(of instanceof Promise)) return curve(of);
  return (
    <Suspense fallback={<span className="mt-1 block h-6" />}>
      <Await resolve={of} errorElement={null}>
        {(content) => curve(content as Awaited<Trends>)}
      </Await>
    </Suspense>
  );
}
