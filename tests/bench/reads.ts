import { trunkLot } from "@/db/seed/bench-lots";
import { say } from "@/scripts/words.mjs";
import { civilDate } from "@/worker/core/figures/dates";
import type { Keys } from "./figures";
import { verdict } from "./lines";
import { alone, type Measured, measure, type Target } from "./load";
import type { Bench } from "./part";

/** Milliseconds that a page may take when nobody else asks. */
const ALONE_MOST = 25;
const aYearAgo = civilDate(Date.now() - 400 * 86_400_000);

/** What is read most, with the requests a second it must reach where nobody asked before; and its share of the bare route. */
const reads = {
  dashboard: { path: "/customer/dashboard", least: 90 },
  page: { path: "/customer/products?sort=price", least: 130, share: 0.1 },
  search: { path: "/customer/products?search=confiture", least: 130, share: 0.1 },
  find: { path: "/api/search/everything?words=confiture", least: 142 },
  json: { path: "/api/items?limit=50", least: 300, share: 0.2 },
  months: { path: `/api/invoices/revenue?by=month&from=${aYearAgo}`, least: 150 },
  clients: { path: `/api/invoices/revenue?by=client&from=${aYearAgo}`, least: 150 },
  lotTrace: { path: `/api/traceability/${trunkLot(5)}/trace`, least: 100 },
} as const;

/** The addresses that are asked, with the bare route first: as they are given from memory, then as nobody asked before. */
export function targetsOf({ api, cookie }: Keys): Target[] {
  const all = Object.entries(reads).map(([name, { path, ...goals }]) => ({
    name: say(name),
    path,
    headers: path.startsWith("/api/") ? api : cookie,
    ...goals,
  }));
  return [
    { name: say("bare"), path: "/api/health", headers: {} },
    ...all.map(({ name, path, headers }) => ({ name, path, headers })),
    ...all.map((target) => ({ ...target, name: say("anew", target.name), isNew: true })),
  ];
}

/** Requests a second of what is read most, beside the bare route, and milliseconds of each when nobody else asks. */
export async function readLines({ system, keys }: Bench): Promise<string[]> {
  const targets = targetsOf(keys);
  const measured = await measure(system.url, targets);
  const lines: string[] = [];
  for (const [place, target] of targets.entries()) {
    const time = await alone(system.url, target);
    lines.push(line(target, measured[place] ?? { rate: 0, share: 0 }, time));
  }
  return lines;
}

function line(target: Target, { rate, share }: Measured, time: number): string {
  const percent = `${(share * 100).toFixed(1)} %`.padStart(8);
  const goals: string[] = [];
  const goal = (text: string, isReached: boolean) => goals.push(`${say("goal", text)} ${verdict(isReached)}`);
  if (target.least) goal(`≥ ${target.least} /s`, rate >= target.least);
  if (target.share) goal(`≥ ${target.share * 100} %`, share >= target.share);
  if (target.isNew) goal(`≤ ${ALONE_MOST} ms`, time <= ALONE_MOST);
  return `${target.name.padEnd(46)}${rate.toFixed(0).padStart(6)} /s ${percent} ${time.toFixed(1).padStart(6)} ms  ${goals.join(", ")}`;
}
