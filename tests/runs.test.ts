import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { orders } from "@/db/business";
import { businessPieces } from "@/db/seed/business";
import { makeDice } from "@/db/seed/dice";
import { logins } from "@/db/seed/logins";
import { civilDate } from "@/worker/core/figures/dates";
import { anyPort, freePort, lastingPort } from "@/scripts/local/ports";
import { until } from "./support/local-service";

const data = mkdtempSync(join(tmpdir(), "cellier-runs-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const one of started) one.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

/** `npm start` without npm, which would stand between us and its signals. */
function start(...flags: string[]) {
  const process_ = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts", ...flags], { env: { ...process.env, LANG: "en" } });
  started.push(process_);
  let output = "";
  for (const stream of [process_.stdout, process_.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => process_.on("exit", (code) => resolve({ code, output })));
  return { process: process_, ended, announced: () => until(() => output.includes("is ready"), 110) };
}

const answers = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null))?.ok ?? false;

/** How many orders the first login of the demo has, when it is seeded today. */
async function ordersOfTheDemo(): Promise<number> {
  const [login] = logins.demo;
  if (!login?.business) throw new Error("The demo has no business");
  const dice = makeDice(login.seed);
  const [owner] = [dice.id(), dice.id()];
  const { pieces } = await businessPieces(login.business, owner, dice, Date.parse(civilDate(Date.now())));
  return pieces.filter(({ table }) => table === orders).reduce((sum, { rows }) => sum + rows.length, 0);
}

describe("npm start", () => {
  it("keeps its data and leaves nothing behind, whether it is stopped or killed", async () => {
    const port = await lastingPort();
    const flags = ["--port", String(port), "--data", data, "--seed", "none"];
    for (const signal of ["SIGINT", "SIGKILL", "SIGTERM"] as const) {
      const run = start(...flags);
      await run.announced();
      expect(await answers(port)).toBe(true);
      run.process.kill(signal);
      const { code } = await run.ended;
      if (signal !== "SIGKILL") expect(code).toBe(0);
      await until(async () => (await freePort(port)) !== null, 60);
    }
  }, 300_000);

  it("hears a signal at any moment of its start, and ends", async () => {
    const port = await lastingPort();
    const moments = [() => new Promise((resolve) => setTimeout(resolve, 1_000)), () => until(() => answers(port), 110)];
    for (const moment of moments) {
      const run = start("--port", String(port), "--data", data, "--seed", "none");
      await moment();
      run.process.kill("SIGINT");
      // Null where it has not come as far as listening.
      expect([0, 130, null]).toContain((await run.ended).code);
      await until(async () => (await freePort(port)) !== null, 60);
    }
  }, 300_000);

  it("finishes the demo that it was killed over", async () => {
    const port = await lastingPort();
    const folder = join(data, "half");
    const flags = ["--port", String(port), "--data", folder, "--seed", "demo"];
    for (const wait of [0, 300, 600]) {
      const run = start(...flags);
      await until(() => existsSync(join(folder, "databases/dbs/seed-deux-rives")), 110);
      await new Promise((resolve) => setTimeout(resolve, wait));
      run.process.kill("SIGKILL");
      await run.ended;
    }
    const run = start(...flags);
    await run.announced();
    const body = JSON.stringify({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
    const headers = { "content-type": "application/json" };
    const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/token?grant_type=password`, { method: "POST", headers, body });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const listed = await fetch(`http://127.0.0.1:${port}/api/orders?limit=1`, { headers: { authorization: `Bearer ${token}` } });
    const { total } = (await listed.json()) as { total: number };
    run.process.kill("SIGTERM");
    await run.ended;
    expect(total).toBe(await ordersOfTheDemo());
  }, 300_000);

  it("says in one line why it cannot start", async () => {
    const port = await lastingPort();
    const first = start("--port", String(port), "--data", data, "--seed", "none");
    await first.announced();
    // No folder for the database's server, which then ends at once.
    const spoiled = join(data, "spoiled");
    mkdirSync(spoiled);
    writeFileSync(join(spoiled, "databases"), "");
    const refusals = await Promise.all([
      start("--port", String(port), "--data", join(data, "other")).ended,
      start("--port", String(await anyPort()), "--data", data).ended,
      start("--port", String(await anyPort()), "--data", "/dev/null/no").ended,
      start("--port", String(await anyPort()), "--data", spoiled).ended,
      start("--seed", "everything").ended,
    ]);
    first.process.kill("SIGTERM");
    await first.ended;
    expect(refusals.map(({ code }) => code)).toEqual([1, 1, 1, 1, 2]);
    for (const { output } of refusals) expect(output.trim().split("\n")).toHaveLength(1);
  }, 300_000);
});
