import type { HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus, ScanText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Kpis } from "@/worker/modules/business/dashboard/contract";
import type { Panel as Part } from "@/app/shell/panels";
import { actionsFor } from "@/app/shell/action";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { ExpiryStrip } from "@/app/features/store/inventory/lots/expiry-strip";
import { Activity } from "./activity";
import { Brief, RunningRecalls } from "./brief";
import { Company } from "./company";
import { Finance, Owing } from "./finance";
import { FirstSteps } from "./first-steps";
import { Figures } from "./figures";
import { loadDashboard } from "./load";
import { Panel } from "./panel";
import { Pinned } from "./pinned";
import { ProductionSummary, Week } from "./production";
import { Controls, Drill, MissedCritical, Issues } from "./controls";
import { Blocked } from "./quality";
import { ToCalibrate } from "./to-calibrate";
import { ToShip } from "./to-ship";

export const handle = {
  words: [
    "pages/dashboard",
    "dashboard",
    "firstSteps",
    "pages/inventory",
    "lots",
    "pages/production",
    "production",
    "pages/orders",
    "orders",
    "invoices",
    "company",
  ],
  title: "pages/dashboard:title",
};

export const loader = loadDashboard;
/** Puts in records to try things with, or removes them. */
export const action = actionsFor([firstSteps.addSamples, firstSteps.removeSamples]);
/** A page with a part that failed or is still on its way is not kept. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const home = "/customer/dashboard";

/** The first screen of the day. */
export default function Dashboard() {
  const { t } = useWords("pages/dashboard");
  const { tab, live, firstName, panels } = useLoaderData<typeof loader>();
  const todo = useTodo(panels.kpis);
  return (
    <>
      <PageHead title={t("greeting", { name: firstName })} sentence={todo}>
        <Link className="btn btn-plain" to="/customer/scans">
          <ScanText aria-hidden="true" />
          {t("scanInvoice")}
        </Link>
        <Link className="btn btn-plain" to="/customer/products/new">
          <Plus aria-hidden="true" />
          {t("addProduct")}
        </Link>
        <Link className="btn btn-primary" to="/customer/orders/new">
          <Plus aria-hidden="true" />
          {t("createOrder")}
        </Link>
      </PageHead>
      <Sections
        label={t("tabs.label")}
        sections={live.map((name) => ({
          key: name,
          label: t(`tabs.${name}`),
          to: name === "overview" ? home : `${home}?tab=${name}`,
          current: name === tab,
        }))}
      />
      <Refusal />
      <div className="mt-6 grid gap-10">
        <Parts />
      </div>
    </>
  );
}

/** What the day asks for, in a sentence; while it is being counted, or on other tabs, what the screen is for. */
function useTodo(kpis: Part<Kpis> | undefined) {
  const { t, i18n } = useWords("pages/dashboard");
  if (!kpis || kpis instanceof Promise || !kpis.value) return t("sentence");
  const { ordersToShip, productionToday, productionDone, expiredLots } = kpis.value;
  const counts = { ship: ordersToShip, make: productionToday - productionDone, discard: expiredLots };
  const parts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [t(`todo.${name}`, { count })] : []));
  if (!parts.length) return t("todo.nothing");
  return t("todo.sentence", { parts: new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(parts) });
}

function Parts() {
  const { panels, today, requestKey } = useLoaderData<typeof loader>();
  const {
    steps,
    kpis,
    trends,
    pinned,
    toShip,
    expiry,
    activity,
    finance,
    owing,
    made,
    week,
    held,
    expired,
    company,
    alert,
    controls,
    drill,
    instruments,
    issues,
    brief,
  } = panels;
  return (
    <>
      {brief && (
        <Panel of={brief} rows={0}>
          {(value) => <RunningRecalls brief={value} />}
        </Panel>
      )}
      {steps && <Panel of={steps}>{(value) => <FirstSteps steps={value} requestKey={requestKey} />}</Panel>}
      {alert && (
        <Panel of={alert} rows={1}>
          {({ items }) => (items.length ? <MissedCritical count={items.length} /> : null)}
        </Panel>
      )}
      {brief && <Panel of={brief}>{(value) => <Brief brief={value} />}</Panel>}
      {kpis && (
        <Panel of={kpis} failed="kpis" rows={6}>
          {(value) => <Figures kpis={value} trends={trends} today={today} />}
        </Panel>
      )}
      {pinned && <Panel of={pinned}>{({ items }) => <Pinned figures={items} />}</Panel>}
      {toShip && expiry && (
        <div className="grid gap-10 xl:grid-cols-2">
          <Panel of={toShip}>{({ items }) => <ToShip orders={items} today={today} />}</Panel>
          <Panel of={expiry}>{(value) => <ExpiryStrip expiry={value} />}</Panel>
        </div>
      )}
      {activity && <Panel of={activity}>{({ items }) => <Activity entries={items} />}</Panel>}
      {finance && <Panel of={finance}>{(value) => <Finance finance={value} />}</Panel>}
      {owing && <Panel of={owing}>{(value) => <Owing ageing={value} />}</Panel>}
      {made && <Panel of={made}>{(value) => <ProductionSummary facets={value} />}</Panel>}
      {week && <Panel of={week}>{(value) => <Week page={value} />}</Panel>}
      {controls && <Panel of={controls}>{(value) => <Controls due={value} />}</Panel>}
      {drill && <Panel of={drill}>{(value) => <Drill page={value} today={today} />}</Panel>}
      {instruments && <Panel of={instruments}>{(value) => <ToCalibrate page={value} />}</Panel>}
      {issues && <Panel of={issues}>{(value) => <Issues page={value} />}</Panel>}
      {held && <Panel of={held}>{(value) => <Blocked kind="held" page={value} today={today} />}</Panel>}
      {expired && <Panel of={expired}>{(value) => <Blocked kind="expired" page={value} today={today} />}</Panel>}
      {company && <Panel of={company}>{(value) => <Company company={value} />}</Panel>}
    </>
  );
}
