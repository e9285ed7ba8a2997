import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { businesses, users } from "@/db/platform";
import { logins } from "@/db/seed/logins";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import type { BusinessDatabase } from "@/worker/engine/ports";

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

/** What workerd and sqld, children of this process, hold in memory, in MB: what they share with others counts in part (PSS). */
export function memory(): Record<"workerd" | "sqld", number> {
  const sizeOf = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  const heldBy = (name: string) => enginesOf(name).reduce((sum, { pid }) => sum + sizeOf(pid), 0) / 1_024;
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
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,time=,comm="], { encoding: "utf8" }).trim().split("\n");
  const processes = rows
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, time, called]) => ({ pid: pid ?? "", parent, time: time ?? "", name: called ?? "" }));
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || processes.some((one) => one.pid === pid && pid !== "1" && isOurs(one.parent));
  return processes.filter((one) => one.name.startsWith(name) && isOurs(one.pid));
}
