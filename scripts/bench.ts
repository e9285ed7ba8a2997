/** `npm run bench`: how fast the product is here, with ten thousand items. Ratios within one run are what counts. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { logins } from "@/db/seed/logins";
import { firstLoadSize, workerSize } from "./check/bundles";
import { startMachine } from "./local/machine";
import { anyPort } from "./local/ports";
import { say } from "./words.mjs";

const SECONDS = 6;
const CONNECTIONS = 10;

interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** The share of the bare route's requests per second to reach. */
  goal?: number;
}

const data = mkdtempSync(join(tmpdir(), "cellier-bench-"));
// What the Worker logs is not what is measured here.
const { log } = console;
console.log = () => {};
const machine = await startMachine({ port: await anyPort(), data, seed: "bench" });
const { api, cookie } = await signIn();

const targets: Target[] = [
  { name: "bare JSON", path: "/api/health", headers: {} },
  { name: "list page", path: "/customer/products?sort=price", headers: cookie, goal: 0.1 },
  { name: "search page", path: "/customer/products?search=confiture", headers: cookie, goal: 0.1 },
  { name: "list JSON", path: "/api/items?limit=50", headers: api, goal: 0.2 },
];
const rates: number[] = [];
for (const target of targets) rates.push(await rateOf(target));
const [bare = 1] = rates;

const lines = targets.map(({ name, goal }, place) => {
  const rate = rates[place] ?? 0;
  const share = goal ? `${((rate / bare) * 100).toFixed(1)} % (${say("goal", `${goal * 100} %`)})` : "";
  return `${name.padEnd(14)}${rate.toFixed(0).padStart(7)} /s   ${share}`;
});
const cold = await coldPage();
const trips = await tripsOf();
const facts = [
  `${say("cold")}: ${cold.toFixed(1)} ms`,
  `${say("trips")}: ${trips}`,
  `${say("bundle")}: ${kilobytes(workerSize())} (${say("goal", "3000 kB")})`,
  `${say("scripts")}: ${kilobytes(firstLoadSize())} (${say("goal", "150 kB")})`,
  `${say("memory")}: ${memory()}`,
];
log([...lines, ...facts].join("\n"));
await machine.stop();
rmSync(data, { recursive: true, force: true });
process.exit(0);

async function signIn() {
  const [login = { email: "", password: "" }] = logins.bench;
  const { email, password } = login;
  const form = await fetch(`${machine.url}/login`, { method: "POST", redirect: "manual", body: new URLSearchParams({ email, password }) });
  const session = form.headers.getSetCookie().map((text) => text.split(";")[0]);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${machine.url}/api/auth/token?grant_type=password`, { method: "POST", headers, body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { api: { authorization: `Bearer ${token}` }, cookie: { cookie: session.join("; ") } };
}

/** Requests a second at ten at a time, after a warm-up. */
async function rateOf({ path, headers }: Target): Promise<number> {
  const url = machine.url + path;
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const { requests, non2xx } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx) throw new Error(`${path}: ${non2xx} refusals`);
  return requests.average;
}

/** Milliseconds of a list page that was never asked for before, one after the other. */
async function coldPage(): Promise<number> {
  const pages = 50;
  const start = performance.now();
  for (let n = 0; n < pages; n += 1) {
    await (await fetch(`${machine.url}/customer/products?sort=margin&marginBelow=${100 + n}`, { headers: cookie })).text();
  }
  return (performance.now() - start) / pages;
}

/** Round trips to databases, the session's included, of what people do most. */
async function tripsOf(): Promise<string> {
  const headers = { ...api, "content-type": "application/json" };
  const created = await fetch(`${machine.url}/api/items`, { method: "POST", headers, body: JSON.stringify({ name: "Mesure" }) });
  const { id } = (await created.json()) as { id: string };
  const changed = await fetch(`${machine.url}/api/items/${id}`, { method: "PATCH", headers, body: JSON.stringify({ price: 2 }) });
  const list = await fetch(`${machine.url}/api/items?sort=sku`, { headers: api });
  const page = await fetch(`${machine.url}/customer/products?sort=sku`, { headers: cookie });
  const count = (answer: Response) => /(\d+) round/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? "?";
  const all = { page, list, create: created, update: changed };
  await Promise.all([page.text(), list.text(), changed.text()]);
  return Object.entries(all)
    .map(([name, answer]) => `${name} ${count(answer)}`)
    .join(", ");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

/** What workerd and sqld hold in memory, in MB. */
function memory(): string {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).trim().split("\n");
  const processes = rows
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, size, name]) => ({ pid, parent, size: Number(size), name: name ?? "" }));
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || processes.some((one) => one.pid === pid && pid !== "1" && isOurs(one.parent));
  const named = (name: string) => processes.find((one) => one.name.startsWith(name) && isOurs(one.pid))?.size ?? 0;
  return ["workerd", "sqld"].map((name) => `${name} ${(named(name) / 1_024).toFixed(0)} MB`).join(", ");
}
