/**
 * The one entry of every `npm run`: checks the machine, installs what is missing, builds the parts that the command needs and
 * that have changed, then runs scripts/<command>.ts. It must work before anything is installed, hence plain JavaScript without
 * a dependency.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isFresh, product } from "./parts.mjs";
import { giveUp, say } from "./words.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [command = "start", ...rest] = process.argv.slice(2);
/** What each command needs; `npm test` builds what its tests need. */
const needed = {
  start: product,
  bench: product,
  dev: product,
  read: ["bindings", "reader"],
  "train/reader": ["bindings", "reader"],
  cli: ["terminal"],
};
const runsInstalled = [
  "start",
  "test",
  "check",
  "dev",
  "bench",
  "build",
  "new",
  "migrations",
  "read",
  "train/assistant",
  "train/reader",
  "mutate",
];

checkMachine();
if (command !== "cli" && !runsInstalled.includes(command)) giveUp(say("command", command), 2);
install();
build(needed[command] ?? []);
await run(command === "cli" ? ["dist/cli/cellier.mjs", ...rest] : ["--import", "tsx", `scripts/${command}.ts`, ...rest]);

function checkMachine() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) giveUp(say("node", process.versions.node));
  const machine = `${process.platform}-${process.arch}`;
  if (!["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].includes(machine)) giveUp(say("platform", machine));
}

/** Installs exactly what the lock says, when the lock is not what was last installed. */
function install() {
  const wanted = hash(["package.json", "package-lock.json"]);
  if (existsSync("node_modules") && remembered("node_modules/.installed") === wanted) return;
  process.stderr.write(`${say("installing")}\n`);
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { stdio: ["ignore", 2, 2] });
  if (npm.status !== 0) giveUp(say("installFailed"));
  writeFileSync("node_modules/.installed", wanted);
}

/** Builds those of these parts that are not as their sources are. */
function build(parts) {
  if (parts.every(isFresh)) return;
  const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts", ...parts], { stdio: ["ignore", 2, 2] });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Signals go on to the command, which stops in its own time; its exit code is ours. */
function run(argv) {
  const child = spawn(process.execPath, argv, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1))));
}

function remembered(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function hash(paths) {
  const sum = createHash("sha256");
  for (const path of paths) if (existsSync(path)) sum.update(path).update(readFileSync(path));
  return sum.digest("hex");
}
