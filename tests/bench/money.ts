import { say } from "@/scripts/words.mjs";
import { busySeconds } from "./figures";
import { most, round } from "./lines";
import { median, strange } from "./load";
import type { Bench } from "./part";

/** Invoices of the seed. */
const INVOICES = 10_000;
/** Papers of one bundle. */
const PAPERS = 100;

/** Times of a page of invoices that sums over the year may cost, and milliseconds of a paper. */
const SUMS_MOST = 5;
const PAPER_MOST = 150;

const sums = { ageing: "/api/invoices/ageing?limit=50", forecast: "/api/treasury/forecast" };

/**
 * What one asks of money, in times of a page of invoices; round trips of the forecast, the session's included; milliseconds of the
 * processor for one paper, and seconds until many lie in one file.
 */
export async function moneyLines({ system, keys }: Bench): Promise<string[]> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(system.url + path, { ...init, headers: { ...strange(keys.api), ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const timeOf = (path: string) => median(async () => void (await (await ask(path)).text()));
  const list = await timeOf("/api/invoices?limit=50");
  const lines = [`${say("invoices", INVOICES)}: ${round(list)} ms`];
  for (const [name, path] of Object.entries(sums)) lines.push(`  ${most(say(name), (await timeOf(path)) / list, "×", SUMS_MOST)}`);
  const trips = /(\d+) round/.exec((await ask(sums.forecast)).headers.get("server-timing") ?? "")?.[1] ?? "?";
  const before = busySeconds();
  const seconds = await bundleTime(ask);
  const paper = ((busySeconds() - before) / PAPERS) * 1_000;
  return [
    ...lines,
    `  ${say("forecast")}: ${say("trips")} ${trips}`,
    `  ${most(say("paper"), paper, "ms", PAPER_MOST)}`,
    `  ${say("papers", PAPERS)}: ${seconds.toFixed(1)} s`,
  ];
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
