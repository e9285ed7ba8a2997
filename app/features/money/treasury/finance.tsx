import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus, Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { bank } from "@/worker/modules/money/bank/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { actionFor, actionsBy, byOwnId, sameScreen } from "@/app/shell/action";
import { ExportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { loadQueue } from "@/app/features/buy/scans/load-queue";
import { ScanQueue } from "@/app/features/buy/scans/scan-queue";
import { Closed } from "./closed";
import { RemindersTab } from "./reminders-tab";
import { ScheduleTab } from "./schedule-tab";
import { base, opensFinance, type Tab, tabs, type View, views } from "./tabs";
import { TreasuryTab } from "./treasury-tab";

export const handle = {
  words: ["pages/treasury", "treasury", "treasuryPlans", "bank", "schedule", "reminders", "pages/scans", "scans"],
  title: "pages/treasury:title",
};

/** The address holds the tab, the view, the scenario, what is searched and filtered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return { isOpen: false as const };
  const texts = Object.fromEntries(new URL(request.url).searchParams);
  const tab = tabs.find((name) => name === texts.tab) ?? "treasury";
  const shown = { isOpen: true as const, tab, today: context.today, requestKey: context.nonce };
  return { ...shown, ...(await loaders[tab](context, texts)) };
}

type Texts = Record<string, string>;
/** Clients of the revenue's chart. */
const CLIENTS = 8;

/** What each tab reads. */
const loaders = {
  treasury: async (context: AppLoadContext, texts: Texts) => ({ treasury: await loadTreasury(context, texts) }),
  schedule: async (context: AppLoadContext, { direction, cursor }: Texts) => {
    const input = inputFrom(schedule.list, { direction, cursor });
    const [due, plans] = await Promise.all([context.read(schedule.list, input), context.read(treasuryPlans.list, {})]);
    return { schedule: { due, plans } };
  },
  reminders: async (context: AppLoadContext, { cursor }: Texts) => {
    const [late, history, scenario] = await Promise.all([
      context.read(reminders.list, { ...inputFrom(reminders.list, { cursor }), late: true }),
      context.read(reminders.history, { limit: 10 }),
      context.read(reminders.scenario, {}),
    ]);
    return { reminders: { late, history, scenario } };
  },
  scanner: async (context: AppLoadContext, texts: Texts) => ({ scanner: await loadQueue(context, texts) }),
} satisfies Record<Tab, unknown>;

async function loadTreasury(context: AppLoadContext, texts: Texts) {
  const { view: chosenView, tab: _, ...rest } = texts;
  const view: View = views.find((name) => name === chosenView) ?? "charts";
  const year = /^\d{4}$/.test(texts.year ?? "") ? String(texts.year) : context.today.slice(0, 4);
  const { clientsLate, materialsUp, by, year: __, ...filters } = rest;
  const isAhead = view === "charts" || view === "analytics";
  const scenario = inputFrom(treasury.forecast, { clientsLate, materialsUp, by });
  const isTold = view === "analytics";
  const [account, summary, forecast, page, days, byMonth, byClient] = await Promise.all([
    context.read(bank.balance, {}),
    context.read(treasury.summary, {}),
    isAhead ? context.read(treasury.forecast, scenario) : null,
    view === "table" ? context.read(treasury.list, inputFrom(treasury.list, filters)) : null,
    view === "calendar" ? context.read(treasury.days, { from: `${year}-01-01`, to: `${year}-12-31` }) : null,
    isTold ? context.read(invoices.revenue, { by: "month" }) : null,
    isTold ? context.read(invoices.revenue, { by: "client", limit: CLIENTS }) : null,
  ]);
  const revenue = byMonth && byClient && { byMonth, byClient };
  return { view, account, summary, forecast, page, days, revenue, year: Number(year) };
}

/** Does what the form says: `_verb` says what, `_id` to which. */
export const action = actionsBy({
  balance: actionFor(bank.setBalance, { to: sameScreen }),
  settle: byOwnId(actionFor(treasuryPlans.settle, { to: sameScreen })),
  scenario: actionFor(reminders.setScenario, { to: sameScreen }),
});

/** Tabs of money that moves or will: it is entered by hand, and goes out as a file. */
const isOfMoney = (tab: Tab): tab is "treasury" | "schedule" => tab === "treasury" || tab === "schedule";
const toScans = (status: string | null) => `${base}?tab=scanner${status ? `&status=${status}` : ""}`;

/** What there is, what is due, who is late, and what suppliers send. */
export default function Finance() {
  const { t } = useWords("pages/treasury");
  const data = useLoaderData<typeof loader>();
  if (!data.isOpen) return <Closed />;
  const { tab, today, requestKey } = data;
  return (
    <>
      <PageHead title={t("title")} sentence={t(`sentence.${tab}`)}>
        {tab === "treasury" && (
          <Link className="btn btn-plain" to={`${base}/bank`}>
            <Upload aria-hidden="true" />
            {t("statements.link")}
          </Link>
        )}
        {isOfMoney(tab) && <ExportLink module={tab} />}
        {isOfMoney(tab) && (
          <Link className="btn btn-primary" to={tab === "schedule" ? `${base}/plan` : `${base}/entry`}>
            <Plus aria-hidden="true" />
            {t(tab === "schedule" ? "newPlan" : "newEntry")}
          </Link>
        )}
      </PageHead>
      <Sections
        label={t("tabs.label")}
        sections={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          to: key === "treasury" ? base : `${base}?tab=${key}`,
          current: key === tab,
        }))}
      />
      <div className="mt-6">
        {"treasury" in data && <TreasuryTab {...data.treasury} today={today} requestKey={requestKey} />}
        {"schedule" in data && <ScheduleTab {...data.schedule} today={today} requestKey={requestKey} />}
        {"reminders" in data && <RemindersTab {...data.reminders} today={today} requestKey={requestKey} />}
        {"scanner" in data && <ScanQueue {...data.scanner} to={toScans} />}
      </div>
    </>
  );
}
