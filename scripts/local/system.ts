import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import type { SeedKind } from "@/db/seed/index";
import { sealingIdentity } from "./sealing-identity";
import { addDemoFiles } from "@/db/seed/logos";
import { readBound } from "./bound";
import { startDatabase } from "./database";
import { readerWorker } from "./reader";
import type { Sqld } from "./sqld";
import { endWithUs } from "./watchdog";

/** The whole product on this machine: the Worker in workerd, with its queue, clock, files and assets, and sqld. */
export interface LocalSystem {
  url: string;
  databaseUrl: string;
  adminUrl: string;
  /** Resolves when a part of it has ended, with its name: nobody meant it to unless one stops it all. */
  ended: Promise<"sqld" | "workerd">;
  stop(): Promise<void>;
  /** Kills the database as a power cut would. */
  kill(): void;
  /** What the Worker is given, for code that stands in for it. */
  bindings(): Promise<Record<string, unknown>>;
  /** Rings one cron of wrangler.toml now, and waits for its work. */
  runCron(cron: string): Promise<void>;
}

export interface LocalSystemSettings {
  port: number;
  data: string;
  seed: SeedKind;
  /** Settings of outside services, such as those of `.dev.vars` (see README); none by default, so that tests stay at home. */
  settings?: Record<string, string>;
  /** Says only what went wrong: tests ask thousands of times. */
  quiet?: boolean;
}

/**
 * Starts everything, migrated and seeded. What wrangler.toml binds is what the Worker gets.
 * @param database one that was started on the same folder of data, if it was
 * @throws Error when a part does not start, or data cannot be written
 */
export async function startLocalSystem(
  { port, data, seed: kind, settings = {}, quiet = false }: LocalSystemSettings,
  database?: Sqld,
): Promise<LocalSystem> {
  mkdirSync(data, { recursive: true });
  const sqld = database ?? (await startDatabase(data, kind));
  const addresses = { databaseUrl: sqld.url, adminUrl: sqld.adminUrl };
  const bindings = {
    LOCAL: "1",
    ...(port !== 0 && { ORIGIN: `http://127.0.0.1:${port}` }),
    DATABASE_URL: sqld.url,
    DATABASE_ADMIN_URL: sqld.adminUrl,
    SIGNING_KEY: signingKey(data),
    ...(await sealingIdentity(data)),
    ...settings,
  };
  const worker = workerOptions(bindings);
  const common = {
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.ERROR),
    unsafeDevRegistryPath: join(data, "workers", "registry"),
    ...(quiet && { handleRuntimeStdio: onlyErrors }),
  } as const;
  // Reading computes for seconds: in a process of its own, as in production, it keeps no page waiting.
  const reader = new Miniflare({ ...common, workers: [readerWorker()] });
  const miniflare = new Miniflare({
    ...common,
    host: "127.0.0.1",
    port,
    // Mail is handed in at /cdn-cgi/handler/email, as README.md says.
    unsafeTriggerHandlers: true,
    defaultPersistRoot: join(data, "workers"),
    workers: [worker],
  });
  const [{ url, ended }, other] = await Promise.all([running(miniflare), running(reader)]);
  if (kind === "demo") await addDemoFiles(() => miniflare.getR2Bucket("FILES", "cellier"));
  const clock = startClock(miniflare);

  return {
    url,
    ...addresses,
    ended: Promise.race([sqld.ended.then(() => "sqld" as const), ...[ended, other.ended].map((end) => end.then(() => "workerd" as const))]),
    kill: sqld.kill,
    bindings: () => miniflare.getBindings("cellier"),
    runCron: async (cron) => void (await (await miniflare.getWorker("cellier")).scheduled({ cron })),
    stop: async () => {
      clearInterval(clock);
      await Promise.all([miniflare.dispose(), reader.dispose()]);
      await sqld.stop();
    },
  };
}

/** Where it answers, once it does; from then on it ends with us, the other one ready or not, and we learn when it does. */
async function running(miniflare: Miniflare): Promise<{ url: string; ended: Promise<void> }> {
  const { origin } = await miniflare.ready;
  return { url: origin, ended: endWithUs("workerd") };
}

/** Events go to the one, errors to the other (worker/engine/log.ts). */
function onlyErrors(events: Readable, errors: Readable): void {
  events.resume();
  errors.pipe(process.stderr);
}

function workerOptions(bindings: Record<string, string>): WorkerOptions {
  return {
    ...readBound("dist/worker.json"),
    name: "cellier",
    bindings,
    modulesRoot: resolve("dist/worker"),
    modules: [{ type: "ESModule", path: resolve("dist/worker/index.js") }, ...fonts()],
  } as WorkerOptions;
}

/** What the Worker prints with, beside its code in the bundle. */
function fonts() {
  const names = readdirSync("dist/worker").filter((name) => name.endsWith(".woff"));
  return names.map((name) => ({ type: "Data", path: resolve("dist/worker", name) }));
}

/** The key that signs access tokens: made once, kept with the data, readable by its owner only. */
function signingKey(data: string): string {
  const path = join(data, "signing-key.json");
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    writeFileSync(path, JSON.stringify(privateKey.export({ format: "jwk" })), { mode: 0o600 });
  }
  return readFileSync(path, "utf8");
}

/** Rings the crons of wrangler.toml at their minute: locally nothing else does. */
function startClock(miniflare: Miniflare): NodeJS.Timeout {
  const crons = (/crons\s*=\s*\[([^\]]*)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "").match(/[^"]*\*[^"]*/g) ?? [];
  const ring = async () => {
    const due = crons.filter((cron) => isDue(cron, new Date()));
    const worker = due.length ? await miniflare.getWorker("cellier") : null;
    for (const cron of due) await worker?.scheduled({ cron });
  };
  return setInterval(() => void ring().catch(() => {}), 60_000);
}

/** Is this minute one of the cron's? Knows numbers, `*` and steps in the minute and hour, which is all we use. */
export function isDue(cron: string, at: Date): boolean {
  const [minute = "*", hour = "*"] = cron.trim().split(/\s+/);
  return fits(minute, at.getUTCMinutes()) && fits(hour, at.getUTCHours());
}

function fits(field: string, value: number): boolean {
  if (field === "*") return true;
  return field.startsWith("*/") ? value % Number(field.slice(2)) === 0 : Number(field) === value;
}
