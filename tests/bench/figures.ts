import { execFileSync } from "node:child_process";
import { eq } from "drizzle-orm";
import { businesses, users } from "@/db/platform";
import { logins } from "@/db/seed/logins";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { strange } from "./load";

export interface Keys {
  api: Record<string, string>;
  cookie: Record<string, string>;
}

/** What is measured. */
export interface Machine {
  url: string;
  databaseUrl: string;
  adminUrl: string;
}

/** The database of the large business. @throws Error when it is not there */
export async function largeDatabase(machine: Machine): Promise<BusinessDatabase> {
  const databases = sqldDatabases(machine.databaseUrl, machine.adminUrl, { trips: 0, time: 0 });
  const [large] = await databases.platform
    .select()
    .from(businesses)
    .innerJoin(users, eq(users.businessId, businesses.id))
    .where(eq(users.email, logins.bench[0]?.email ?? ""));
  if (!large) throw new Error("The large business is not there");
  return databases.business(large.businesses.database);
}

/** Signs in as the owner of a business, the large one unless another is named: by the form for pages, with a token for programs. */
export async function signIn(base: string, login = logins.bench[0]): Promise<Keys> {
  const { email = "", password = "" } = login ?? {};
  const form = await fetch(`${base}/login`, { method: "POST", redirect: "manual", body: new URLSearchParams({ email, password }) });
  const session = form.headers.getSetCookie().map((text) => text.split(";")[0]);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${base}/api/auth/token?grant_type=password`, { method: "POST", headers, body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { api: { authorization: `Bearer ${token}` }, cookie: { cookie: session.join("; ") } };
}

/**
 * Round trips to databases, the session's included, of what people do most: as the Server-Timing header counts them.
 * Reads are said twice: never asked before, and asked again while nothing has changed.
 */
export async function tripsOf(base: string, { api, cookie }: Keys): Promise<Record<string, string>> {
  const ask = async (path: string, init: RequestInit): Promise<{ trips: string; body: string }> => {
    const answer = await fetch(base + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { trips: /(\d+) round/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? "?", body: await answer.text() };
  };
  const read = async (path: string, headers: Record<string, string>) => {
    const own = strange(headers);
    const first = await ask(path, { headers: own });
    const second = await ask(path, { headers: own });
    return `${first.trips} / ${second.trips}`;
  };
  const headers = { ...api, "content-type": "application/json" };
  const created = await ask("/api/items", { method: "POST", headers, body: JSON.stringify({ name: "Mesure" }) });
  const { id, version } = JSON.parse(created.body) as { id: string; version: number };
  const changed = await ask(`/api/items/${id}`, { method: "PATCH", headers, body: JSON.stringify({ price: 2, version }) });
  return {
    page: await read("/customer/products?sort=price", cookie),
    search: await read("/customer/products?search=confiture", cookie),
    json: await read("/api/items?limit=50", api),
    create: created.trips,
    update: changed.trips,
    confirm: (await ask(`/api/orders/${await orderOfFifty(base, headers)}/confirm`, { method: "POST", headers, body: "{}" })).trips,
  };
}

/** Writes down an order of fifty lines. @returns its identifier */
async function orderOfFifty(base: string, headers: Record<string, string>): Promise<string> {
  const send = async (path: string, json?: unknown) => {
    const answer = await fetch(base + path, json ? { method: "POST", headers, body: JSON.stringify(json) } : { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as { id: string; reference: string; items: { sku: string; unit: string }[] };
  };
  const { items } = await send("/api/items?section=catalogue&sort=price&direction=desc&limit=50");
  const { reference: client } = await send("/api/clients", { companyName: "Mesure", category: "horeca" });
  const lines = items.map(({ sku, unit }) => ({ item: sku, amount: { value: 2, unit }, price: 1 }));
  return (await send("/api/orders", { client, lines })).id;
}

/** What workerd and sqld, children of this process, hold in memory, in MB. */
export function memory(): Record<"workerd" | "sqld", number> {
  const heldBy = (name: string) => enginesOf(name).reduce((sum, { size }) => sum + size, 0) / 1_024;
  return { workerd: heldBy("workerd"), sqld: heldBy("sqld") };
}

/** Seconds of the processor that workerd has had; whole ones. */
export function busySeconds(): number {
  // "01:02:03", or "62:03.50".
  const secondsOf = (time: string) => time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number.parseFloat(part), 0);
  return enginesOf("workerd").reduce((sum, { time }) => sum + secondsOf(time), 0);
}

/** The engines of that name that this process, or one it began, has started. */
export function enginesOf(name: string) {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,time=,comm="], { encoding: "utf8" }).trim().split("\n");
  const processes = rows
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, size, time, called]) => ({ pid: pid ?? "", parent, size: Number(size), time: time ?? "", name: called ?? "" }));
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || processes.some((one) => one.pid === pid && pid !== "1" && isOurs(one.parent));
  return processes.filter((one) => one.name.startsWith(name) && isOurs(one.pid));
}
