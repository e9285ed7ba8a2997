import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addDays } from "@/worker/core/figures/dates";
import { opens } from "@/worker/core/contract/plans";
import { company } from "@/worker/modules/business/company/contract";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { reports } from "@/worker/modules/business/reports/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { production } from "@/worker/modules/make/production/contract";
import { panelsOf, readPanel } from "@/app/shell/panels";

/** The parts of the dashboard; each is an address (`?tab=`). */
export const tabs = ["overview", "finance", "production", "quality", "company"] as const;
export type Tab = (typeof tabs)[number];

/** Rows of a part: the rest is one click away. */
const SHORT = 8;
const LEAVING = 5;
const WEEK = 6;
/** Days ahead that the dates of the lots are shown. */
const DATES = 14;

const readers = {
  kpis: (context: AppLoadContext) => readPanel(context, dashboard.kpis, {}),
  trends: (context: AppLoadContext) => readPanel(context, dashboard.trends, {}),
  brief: (context: AppLoadContext) => readPanel(context, dashboard.brief, {}),
  pinned: (context: AppLoadContext) => readPanel(context, reports.pinned, {}),
  steps: (context: AppLoadContext) => readPanel(context, firstSteps.show, {}),
  expiry: (context: AppLoadContext) => readPanel(context, lots.expiry, { days: DATES }),
  toShip: readToShip,
  activity: (context: AppLoadContext) => readPanel(context, dashboard.activity, { limit: SHORT }),
  finance: (context: AppLoadContext) => readPanel(context, dashboard.finance, {}),
  owing: (context: AppLoadContext) => readPanel(context, invoices.ageing, { limit: SHORT }),
  made: (context: AppLoadContext) => readPanel(context, production.facets, {}),
  week: (context: AppLoadContext) =>
    readPanel(context, production.list, { from: context.today, to: addDays(context.today, WEEK), direction: "asc", limit: 20 }),
  held: (context: AppLoadContext) => readPanel(context, lots.list, { state: "on_hold", limit: SHORT }),
  alert: (context: AppLoadContext) => readPanel(context, readings.missed, { kind: "ccp" }),
  controls: (context: AppLoadContext) => readPanel(context, readings.due, {}),
  issues: (context: AppLoadContext) => readPanel(context, nonConformities.list, { isOpen: true, limit: SHORT }),
  drill: (context: AppLoadContext) => readPanel(context, recalls.list, { mock: true, limit: 1 }),
  instruments: (context: AppLoadContext) => readPanel(context, instruments.list, { limit: SHORT }),
  expired: (context: AppLoadContext) => readPanel(context, lots.list, { freshness: "expired", limit: SHORT }),
  company: (context: AppLoadContext) => readPanel(context, company.show, {}),
};
type Reader = keyof typeof readers;

/** Orders that are still to leave: those that have a day first, then those without one, the oldest first. */
async function readToShip(context: AppLoadContext) {
  const [dated, oldest] = await Promise.all([
    readPanel(context, orders.list, { waiting: true, sort: "dueOn", direction: "asc", limit: LEAVING }),
    readPanel(context, orders.list, { waiting: true, direction: "asc", limit: LEAVING }),
  ]);
  if (!dated.value || !oldest.value) return dated.value ? oldest : dated;
  const undated = oldest.value.items.filter(({ dueOn }) => dueOn === null);
  return { ...oldest, value: { ...oldest.value, items: [...dated.value.items, ...undated].slice(0, LEAVING) } };
}

/** What each tab shows. */
const shown: Record<Tab, Reader[]> = {
  overview: ["steps", "alert", "brief", "kpis", "trends", "pinned", "toShip", "expiry", "activity"],
  finance: ["finance", "owing"],
  production: ["made", "week"],
  quality: ["controls", "drill", "instruments", "issues", "held", "expired"],
  company: ["company"],
};

/** Reads what the tab that is asked for shows, part by part; finance is there for plans that open it. */
export async function loadDashboard({ context, request }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get("tab");
  const account = await context.account();
  const live = tabs.filter((name) => name !== "finance" || opens(account?.business?.plan ?? "freemium", "finance"));
  const tab = live.find((name) => name === requested) ?? "overview";
  // Reports belong to plans that open finance: so do the figures that were pinned of them.
  const wanted = shown[tab].filter((name) => name !== "pinned" || live.includes("finance"));
  const parts = Object.fromEntries(wanted.map((name) => [name, readers[name](context)])) as {
    [Name in Reader]?: ReturnType<(typeof readers)[Name]>;
  };
  return panelsOf(parts, { tab, live, requestKey: context.nonce, firstName: account?.firstName ?? "", today: context.today });
}
