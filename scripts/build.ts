/** Builds the pages, the Worker that serves them, and the terminal's program. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { build as esbuild } from "esbuild";
import { writeBound } from "./local/bound";
import { giveUp, say } from "./words.mjs";

const quiet = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error", NO_UPDATE_NOTIFIER: "1" };

const parts: Record<string, () => Promise<void>> = {
  app: () => timed("app", buildPages).then(() => timed("worker", bundleWorker)),
  cli: () => timed("cli", bundleTerminal),
  reader: () => timed("reader", bundleReader),
};
// Everything, or only the parts that are named.
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown) giveUp(say("part", unknown, Object.keys(parts).join(", ")), 2);
await Promise.all(Object.entries(parts).map(([name, build]) => (wanted.length && !wanted.includes(name) ? null : build())));

function buildPages(): Promise<void> {
  return command("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"]);
}

/** The same bundle that `wrangler deploy` would send. */
async function bundleWorker(): Promise<void> {
  await command("node_modules/.bin/wrangler", ["deploy", "--dry-run", "--minify", "--outdir", "dist/worker"]);
  await writeBound("wrangler.toml", "dist/worker.json");
}

/** The Worker that reads documents, with its engines and what they were trained with. */
async function bundleReader(): Promise<void> {
  rmSync("dist/reader", { recursive: true, force: true });
  await command("node_modules/.bin/wrangler", [
    "deploy",
    "--config",
    "wrangler.reader.toml",
    "--dry-run",
    "--minify",
    "--outdir",
    "dist/reader",
  ]);
  await writeBound("wrangler.reader.toml", "dist/reader.json");
}

async function bundleTerminal(): Promise<void> {
  await esbuild({
    entryPoints: ["cli/main.ts"],
    outfile: "dist/cli/cellier.mjs",
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Ink asks for the debugger of React's developer tools, which nobody has here.
    alias: { "react-devtools-core": "./scripts/empty.mjs" },
    banner: { js: "#!/usr/bin/env node\nimport{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await work();
  process.stderr.write(`  ${say("built", name, ((Date.now() - start) / 1000).toFixed(1))}\n`);
}

/** Runs a tool silently; what it said is shown when it fails. */
function command(file: string, argv: string[]): Promise<void> {
  const child = spawn(file, argv, { env: quiet, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const keep = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve) => {
    child.on("exit", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(said);
      giveUp(say("buildFailed"));
    });
  });
}
