import { readFileSync } from "node:fs";
import { type Login, logins } from "@/db/seed/logins";
import { say } from "@/scripts/words.mjs";
import { enginesOf, signIn } from "./figures";
import { verdict } from "./lines";
import { strange } from "./load";
import type { Bench } from "./part";

/** How much dearer a screen may be with all of the history than with a hundredth of it. */
export const GROWTH_MOST = 1.3;
const WARM = 3;
const TURNS = 12;
/** A second of the processor has so many ticks. */
const TICKS = 100;
/** Below this many milliseconds, ticks are all one measures. */
const NOTHING = 8;

/** A screen, and milliseconds of the processor that workerd and sqld need for it, in the order of the businesses. */
interface Grown {
  path: string;
  workerd: number[];
  sqld: number[];
  /** What it answered where that was no page. */
  refusal: string;
}

/** Screens whose address names a record, and the list that the newest is taken from. */
const details: [screen: string, list: string][] = [
  ["/customer/orders/", "/api/orders?limit=1"],
  ["/customer/invoices/", "/api/invoices?limit=1"],
  ["/customer/clients/", "/api/clients?limit=1"],
  ["/customer/products/", "/api/items?section=catalogue&limit=1"],
  ["/customer/ingredients/", "/api/items?section=ingredients&limit=1"],
  ["/customer/suppliers/", "/api/suppliers?limit=1"],
  ["/customer/inventory/lots/", "/api/lots?limit=1"],
  ["/customer/production/", "/api/production?limit=1"],
  ["/customer/material-restocks/", "/api/restocks?limit=1"],
];

/** The screens of a business that need no record: those that app/routes.ts names. */
function screens(): string[] {
  const routes = readFileSync("app/routes.ts", "utf8");
  const paths = [...routes.matchAll(/route\("((?:customer|treasury|recipe|inventory|billing|account-settings)[^":]*)", "[^"]+\.tsx"/g)];
  return paths.map(([, path]) => `/${path}`);
}

/** What every screen costs with a hundredth, a tenth and all of the history; the one that grows most comes first. */
export async function growthLines({ system }: Bench): Promise<string[]> {
  const grown = await growthTimes(system.url, [...logins.bench].reverse());
  return [say("growth"), ...grown.sort((one, other) => ratioOf(other) - ratioOf(one)).map(line)];
}

function line(grown: Grown): string {
  const columns = (times: number[]) => times.map((time) => time.toFixed(0).padStart(5)).join("");
  const ratio = ratioOf(grown);
  const end = grown.refusal || verdict(ratio <= GROWTH_MOST);
  return `  ${grown.path.padEnd(42)}workerd${columns(grown.workerd)}  sqld${columns(grown.sqld)}  ×${ratio.toFixed(2)}  ${end}`;
}

/**
 * What each screen costs, never asked before, in businesses that differ by the length of their history: counted in time of the
 * processor, which says the same on a busy machine.
 */
async function growthTimes(base: string, businesses: Login[]): Promise<Grown[]> {
  const grown = new Map<string, Grown>();
  const fixed = screens().map((path) => ({ name: path, path }));
  for (const login of businesses) {
    const { api, cookie } = await signIn(base, login);
    const newest = await Promise.all(details.map(async ([name, list]) => ({ name, path: name + (await firstOf(base + list, api)) })));
    for (const { name, path } of [...fixed, ...newest]) {
      const row = grown.get(name) ?? { path: name, workerd: [], sqld: [], refusal: "" };
      grown.set(name, row);
      const ask = async () => {
        const answer = await fetch(base + path, { headers: strange(cookie), redirect: "manual" });
        if (answer.status >= 400) row.refusal = String(answer.status);
        await answer.text();
      };
      for (let turn = 0; turn < WARM; turn += 1) await ask();
      const before = processorTimes();
      for (let turn = 0; turn < TURNS; turn += 1) await ask();
      const after = processorTimes();
      for (const engine of ["workerd", "sqld"] as const) row[engine].push(((after[engine] - before[engine]) * 1_000) / TICKS / TURNS);
    }
  }
  return [...grown.values()];
}

/** By how much the last business costs more than the first; 1 where both cost nothing that could be measured. */
function ratioOf({ workerd, sqld }: Grown): number {
  const whole = workerd.map((time, place) => time + (sqld[place] ?? 0));
  return Math.max(NOTHING, whole.at(-1) ?? 0) / Math.max(NOTHING, whole[0] ?? 0);
}

async function firstOf(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? "";
}

/** Ticks of the processor that the engines have had since they began. */
function processorTimes(): Record<"workerd" | "sqld", number> {
  const ticksOf = (pid: string) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  };
  const sum = (name: string) => enginesOf(name).reduce((ticks, { pid }) => ticks + ticksOf(pid), 0);
  return { workerd: sum("workerd"), sqld: sum("sqld") };
}
