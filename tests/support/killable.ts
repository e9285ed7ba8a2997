import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import { lastingPort } from "../../scripts/local/ports";
import { until } from "./local-service";

type Part = "workerd" | "sqld";

/** The product as `npm start` runs it, in a process of its own, of which one part can be killed. */
export interface Killable {
  url: string;
  databases(): ReturnType<typeof sqldDatabases>;
  /** `kill -9` of the Worker's runtime or of the database's server. */
  kill(part: Part): void;
  /** Starts it again with the same data, once whatever is left of it is gone. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a system with demo data on a folder of its own. */
export async function startKillable(): Promise<Killable> {
  const data = mkdtempSync(join(tmpdir(), "cellier-kill-"));
  const port = await lastingPort();
  const url = `http://127.0.0.1:${port}`;
  let run = await begin(port, data, url);
  const partOf = (part: Part) => descendants(run.pid ?? 0).find(({ argv }) => argv[0]?.endsWith(`/${part}`));
  // Kept from its start: those of a run that has ended by itself are no longer found.
  let parts = descendants(run.pid ?? 0);
  const end = async () => {
    const remaining = [...parts, ...descendants(run.pid ?? 0)];
    run.kill("SIGKILL");
    await until(() => remaining.every(({ pid }) => !isAlive(pid)));
  };
  return {
    url,
    databases: () => {
      const argv = partOf("sqld")?.argv ?? [];
      const addressAfter = (flag: string) => `http://${argv[argv.indexOf(flag) + 1]}`;
      return sqldDatabases(addressAfter("--http-listen-addr"), addressAfter("--admin-listen-addr"), { trips: 0, time: 0 });
    },
    kill: (part) => {
      const target = partOf(part);
      if (!target) throw new Error(`${part} is not running`);
      process.kill(target.pid, "SIGKILL");
    },
    restart: async () => {
      await end();
      run = await begin(port, data, url);
      parts = descendants(run.pid ?? 0);
    },
    stop: async () => {
      await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @throws Error when it does not answer within two minutes, with what it said */
async function begin(port: number, data: string, url: string): Promise<ChildProcess> {
  const argv = ["--import", "tsx", "scripts/start.ts", "--port", String(port), "--data", data, "--seed", "demo"];
  const log = join(data, "run.log");
  const output = openSync(log, "w");
  const run = spawn(process.execPath, argv, { stdio: ["ignore", output, output], env: { ...process.env, LANG: "en" } });
  closeSync(output);
  const answers = async () => (await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.ok;
  await until(async () => run.exitCode !== null || (await answers()), 120).catch(() => null);
  if (run.exitCode === null && (await answers())) return run;
  throw new Error(`It did not start (${run.exitCode ?? "still running"}): ${readFileSync(log, "utf8").slice(-2_000)}`);
}

interface Process {
  pid: number;
  argv: string[];
}

/** The processes that a process has started, and those that they have. */
function descendants(parent: number): Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const below = (pid: number): Process[] => all.filter((one) => one.parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(parent);
}

function readProcess(pid: number): (Process & { parent: number })[] {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
    return [{ pid, parent, argv: readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0") }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
