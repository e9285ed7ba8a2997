/** `npm start`: the product on this machine, with demo data, until Ctrl-C. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import type { SeedKind } from "@/db/seed/index";
import { logins } from "@/db/seed/logins";
import type { LocalSystem } from "./local/system";
import { metOtherwise } from "./local/made-with";
import { freePort } from "./local/ports";
import { listenForSignals } from "./local/signals";
import { giveUp, say } from "./words.mjs";

const onSignal = listenForSignals();
const { port, data, seed } = readFlags();
if ((await freePort(port)) === null) giveUp(say("portBusy", port));
claimFolder(data);
const changed = metOtherwise(data);
if (changed) giveUp(say("metOtherwise", data, changed));

// Comes with all it starts: who is refused does not wait for it.
const { startOrGiveUp } = await import("./local/start-or-give-up");
const machine = await startOrGiveUp({ port, data, seed, settings: ownSettings() });
let stopping = false;
onSignal(() => void stop(0));
announce(machine);

void machine.ended.then((part) => {
  if (stopping) return;
  process.stderr.write(`${say("died", part)}\n`);
  void stop(1);
});

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await machine.stop();
  process.stdout.write(`${say("stopped")}\n`);
  process.exit(code);
}

function readFlags(): { port: number; seed: SeedKind; data: string } {
  const usage = say("usage", "npm start -- [--port N] [--data DIR] [--seed demo|bench|none]");
  try {
    const string = { type: "string" } as const;
    const { values } = parseArgs({ options: { port: string, data: string, seed: string } });
    const port = Number(values.port ?? 8787);
    const seed = values.seed ?? "demo";
    if (!Number.isInteger(port) || port < 1 || port > 65_535) giveUp(usage, 2);
    if (seed !== "demo" && seed !== "bench" && seed !== "none") giveUp(usage, 2);
    return { port, seed, data: resolve(values.data ?? ".data") };
  } catch {
    return giveUp(usage, 2);
  }
}

/** Makes the folder ours until we end: writable, and used by no other running Cellier. */
function claimFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    giveUp(say("folder", folder));
  }
  const lock = join(folder, "running.pid");
  const other = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  if (other && isRunning(other)) giveUp(say("running", folder, other));
  writeFileSync(lock, String(process.pid));
  process.on("exit", () => rmSync(lock, { force: true }));
}

/** One level at a time: where nothing can be made, Node's own way of making them all never comes back. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The keys of outside services that this machine has (see README), in the file where wrangler looks for them too. */
function ownSettings(): Record<string, string> {
  const path = ".dev.vars";
  return existsSync(path) ? (parseEnv(readFileSync(path, "utf8")) as Record<string, string>) : {};
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function announce({ url }: LocalSystem): void {
  const who: Record<string, string> = { demo: say("owner"), voisin: say("neighbour"), admin: say("admin"), bench: say("bench") };
  const lines = ["", say("ready", url), ""];
  const shown = logins[seed];
  if (shown.length)
    lines.push(
      say("logins"),
      ...shown.map(({ email, password }) => `  ${email.padEnd(24)}${password.padEnd(24)}${who[email.split("@")[0] ?? ""] ?? say("bench")}`),
      "",
    );
  const first = shown[0] ?? { email: "…", password: "…" };
  lines.push(
    say("terminal"),
    `  echo ${first.password} | npm run -s cli -- login --api ${url} --email ${first.email} --password-stdin`,
    "  npm run -s cli -- items list --section ingredients",
    "  npm run -s cli -- items browse",
    "",
    say("stop", data),
    "",
  );
  process.stdout.write(lines.join("\n"));
}
