import { busySeconds, type Machine } from "./figures";
import { strange } from "./load";
import { civilDate } from "@/worker/core/figures/dates";
import { median } from "./stock";

/** Invoices of the seed. */
export const INVOICES = 10_000;
/** Papers of one bundle. */
export const PAPERS = 100;

const day = (minus: number) => civilDate(Date.now() - minus * 86_400_000);
const paths = {
  list: "/api/invoices?limit=50",
  ageing: "/api/invoices/ageing?limit=50",
  forecast: "/api/treasury/forecast",
  months: `/api/invoices/revenue?by=month&from=${day(400)}`,
  clients: `/api/invoices/revenue?by=client&from=${day(400)}`,
};

/**
 * Milliseconds of what one asks of money, each the median of many; round trips of the forecast, the session's included; milliseconds
 * of the processor for one paper, and seconds until many lie in one file.
 */
export async function moneyTimes(machine: Machine, api: Record<string, string>) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(machine.url + path, { ...init, headers: { ...strange(api), ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) times[name] = await median(async () => void (await (await ask(path)).text()));
  const trips = Number(/(\d+) round/.exec((await ask(paths.forecast)).headers.get("server-timing") ?? "")?.[1] ?? 0);
  const before = busySeconds();
  const bundle = await bundleTime(ask);
  return { times, trips, paper: ((busySeconds() - before) / PAPERS) * 1_000, bundle };
}

/** Seconds from the wish to the file. */
async function bundleTime(ask: (path: string, init?: RequestInit) => Promise<Response>): Promise<number> {
  const start = Date.now();
  const { items } = (await (await ask(`/api/invoices?limit=${PAPERS}`)).json()) as { items: { number: string }[] };
  const records = items.map(({ number }) => number);
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ kind: "invoice", records }) };
  let bundle = (await (await ask("/api/paper-bundles/print", post)).json()) as { id: string; state: string };
  while (bundle.state === "running") {
    await new Promise((resolve) => setTimeout(resolve, 200));
    bundle = (await (await ask(`/api/paper-bundles/${bundle.id}`)).json()) as typeof bundle;
  }
  if (bundle.state !== "done") throw new Error("The papers were not printed");
  return (Date.now() - start) / 1_000;
}
