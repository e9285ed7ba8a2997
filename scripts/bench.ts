/** `npm run bench`: how fast the product is here, with ten thousand items. Ratios within one run are what counts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memory, signIn, tripsOf } from "@/tests/bench/figures";
import { IMPORTED, importTimes } from "@/tests/bench/imports";
import { DROPPED, dropTimes, readerTimes } from "@/tests/bench/scans";
import { HISTORY, stockTimes } from "@/tests/bench/stock";
import { INVOICES, moneyTimes, PAPERS } from "@/tests/bench/money";
import { traceTimes } from "@/tests/bench/trace";
import { type Measured, measure, type Target } from "@/tests/bench/load";
import { type Grown, GROWTH_MOST, growthTimes, ratioOf } from "@/tests/bench/growth";
import { logins } from "@/db/seed/logins";
import { firstLoadSize, SCRIPTS_MOST, WORKER_MOST, workerSize } from "./check/bundles";
import { startOrGiveUp } from "./local/start-or-give-up";
import { anyPort } from "./local/ports";
import { say } from "./words.mjs";

const PAGE = "/customer/products?sort=price";
const SEARCH = "/customer/products?search=confiture";
/** Seconds to read a document with text, and a page that is a picture; MB that the engines may hold. */
const TEXT_MOST = 0.5;
const SCAN_MOST = 5;
const READER_MOST = 100;
/** How much longer a page may take while documents are read. */
const MEANWHILE_MOST = 1.3;
/** Times of one lot read alone, for a hundred links of a trace. */
const TRACE_MOST = 3;
/** How much dearer a page may be when ten times as much has happened. */
const HISTORY_MOST = 1.3;
/** Times of a page of invoices that sums over the year may cost, and milliseconds of a paper. */
const SUMS_MOST = 5;
const PAPER_MOST = 150;
const JSON_LIST = "/api/items?limit=50";

const data = mkdtempSync(join(tmpdir(), "cellier-bench-"));
// What the Worker logs is not what is measured here.
const { log } = console;
console.log = () => {};
const machine = await startOrGiveUp({ port: await anyPort(), data, seed: "bench" });
const keys = await signIn(machine.url);

const { api, cookie } = keys;
const targets: Target[] = [
  { name: say("bare"), path: "/api/health", headers: {} },
  { name: say("page"), path: PAGE, headers: cookie, goal: 0.1 },
  { name: say("search"), path: SEARCH, headers: cookie, goal: 0.1 },
  { name: say("json"), path: JSON_LIST, headers: api, goal: 0.2 },
  { name: say("anew", say("page")), path: PAGE, headers: cookie, isNew: true },
  { name: say("anew", say("search")), path: SEARCH, headers: cookie, isNew: true },
  { name: say("anew", say("json")), path: JSON_LIST, headers: api, isNew: true },
];
const grown = await growthTimes(machine.url, [...logins.bench].reverse());
const trips = await tripsOf(machine.url, keys);
const measured = await measure(machine.url, targets);
const { workerd, sqld } = memory();
const times = await importTimes(machine.url, keys.api);
// Before more history is written: the trunk is that of the seed.
const traced = await traceTimes(machine.url, keys.api);
const money = await moneyTimes(machine, keys.api);
const stock = await stockTimes(machine, keys.api);
const dropped = await dropTimes(machine.url, keys);
const reading = await readerTimes();

log(
  [
    ...targets.map((target, place) => line(target, measured[place] ?? { rate: 0, share: 0 })),
    "",
    say("growth"),
    ...[...grown].sort((one, other) => ratioOf(other) - ratioOf(one)).map(grownLine),
    "",
    `${say("trips")}: ${Object.entries(trips)
      .map(([name, count]) => `${say(name)} ${count}`)
      .join(", ")}`,
    `${say("imports", IMPORTED)}: ${Object.entries(times)
      .map(([name, seconds]) => `${say(name)} ${seconds.toFixed(1)} s`)
      .join(", ")}`,
    traceLine(traced),
    ...moneyLines(money),
    ...Object.entries(stock).map(([name, medians]) => growth(say(name), medians)),
    `${say("reading")}: ${[
      limit(say("textRead"), reading.text, "s", TEXT_MOST),
      limit(say("scanRead"), reading.scan, "s", SCAN_MOST),
      limit(say("memory"), reading.memory, "MB", READER_MOST),
    ].join(", ")}`,
    `${say("dropped", DROPPED)}: ${dropped.seconds.toFixed(0)} s, ${say("overtook", dropped.overtook)}, ${say("unread", dropped.failed)}, ${say("meanwhile")} ${dropped.alone.toFixed(0)} ms → ${limit(`${dropped.meanwhile.toFixed(0)} ms`, dropped.meanwhile / dropped.alone, "×", MEANWHILE_MOST)}`,
    weight(say("bundle"), workerSize(), WORKER_MOST),
    weight(say("scripts"), firstLoadSize(), SCRIPTS_MOST),
    `${say("memory")}: workerd ${workerd.toFixed(0)} MB, sqld ${sqld.toFixed(0)} MB`,
  ].join("\n"),
);
await machine.stop();
rmSync(data, { recursive: true, force: true });
process.exit(0);

function line({ name, goal }: Target, { rate, share }: Measured): string {
  const percent = `${(share * 100).toFixed(1)} %`.padStart(8);
  const verdict = goal ? `  ${say("goal", `${goal * 100} %`)}  ${say(share >= goal ? "reached" : "missed")}` : "";
  return `${name.padEnd(34)}${rate.toFixed(0).padStart(6)} /s ${percent}${verdict}`;
}

/** What a screen costs with a hundredth, a tenth and all of the history. */
function grownLine(grown: Grown): string {
  const columns = (times: number[]) => times.map((time) => time.toFixed(0).padStart(5)).join("");
  const ratio = ratioOf(grown);
  const verdict = grown.refusal || say(ratio <= GROWTH_MOST ? "reached" : "missed");
  return `  ${grown.path.padEnd(42)}workerd${columns(grown.workerd)}  sqld${columns(grown.sqld)}  ×${ratio.toFixed(2)}  ${verdict}`;
}

/** What a page costs after a short and after a long history, and whether the difference stays small. */
function growth(name: string, [short = 0, long = 0]: number[]): string {
  const ratio = long / short;
  const figures = `${short.toFixed(1)} ms → ${long.toFixed(1)} ms (×${ratio.toFixed(2)})`;
  return `${say("history", name, ...HISTORY)}: ${figures}  ${say("goal", `×${HISTORY_MOST}`)}  ${say(ratio <= HISTORY_MOST ? "reached" : "missed")}`;
}

function limit(name: string, value: number, unit: string, most: number): string {
  return `${name} ${value.toFixed(2)} ${unit} (${say("goal", `${most} ${unit}`)}  ${say(value <= most ? "reached" : "missed")})`;
}

function weight(name: string, bytes: number, most: number): string {
  const kilobytes = (size: number) => `${(size / 1_000).toFixed(0)} kB`;
  return `${name}: ${kilobytes(bytes)} (${say("goal", kilobytes(most))}  ${say(bytes <= most ? "reached" : "missed")})`;
}

/** What a trace costs, for a hundred of its links, in times of one lot read alone. */
function traceLine({ edges, trace, lot }: Awaited<ReturnType<typeof traceTimes>>): string {
  const ratio = trace / lot / (edges / 100);
  const figures = `${lot.toFixed(1)} ms → ${trace.toFixed(1)} ms (×${ratio.toFixed(2)} / 100)`;
  return `${say("trace", edges)}: ${figures}  ${say("goal", `×${TRACE_MOST}`)}  ${say(ratio <= TRACE_MOST ? "reached" : "missed")}`;
}

/** What one asks of money, in times of a page of invoices; then what papers take. */
function moneyLines({ times, trips, paper, bundle }: Awaited<ReturnType<typeof moneyTimes>>): string[] {
  const { list = 1, ...sums } = times;
  const lines = Object.entries(sums).map(([name, time]) => {
    const verdict = say(time / list <= SUMS_MOST ? "reached" : "missed");
    return `  ${say(name)}: ${time.toFixed(1)} ms (×${(time / list).toFixed(2)})  ${say("goal", `×${SUMS_MOST}`)}  ${verdict}`;
  });
  const verdict = say(paper <= PAPER_MOST ? "reached" : "missed");
  return [
    `${say("invoices", INVOICES)}: ${list.toFixed(1)} ms`,
    ...lines,
    `  ${say("forecast")}: ${say("trips")} ${trips}`,
    `  ${say("paper")}: ${paper.toFixed(0)} ms  ${say("goal", `${PAPER_MOST} ms`)}  ${verdict}`,
    `  ${say("papers", PAPERS)}: ${bundle.toFixed(1)} s`,
  ];
}
