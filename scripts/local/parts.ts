import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { Metafile } from "esbuild";
import { filesUnder, isFresh, type Part, parts, record } from "../parts.mjs";
import { giveUp, say } from "../words.mjs";
import { writeBound } from "./bound";
import { bundleTerminal } from "./terminal";

/** Builds a part; answers with the files that it was made from. */
type Build = () => Promise<string[]>;

const builds: Record<Part, Build> = {
  bindings: writeBindings,
  pages: buildPages,
  worker: async () => [...(await bundleWorker("worker", "wrangler.toml")), ...copyWeights()],
  reader: () => bundleWorker("reader", "wrangler.reader.toml"),
  terminal: bundleTerminal,
};

const quiet = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error", NO_UPDATE_NOTIFIER: "1" };

/**
 * Builds those of these parts that are not as their sources are, and says how long each took.
 * @throws Error with what a tool said when it fails
 */
export async function buildParts(selected: Part[] = parts): Promise<void> {
  if (selected.every(isFresh)) return;
  process.stderr.write(`${say("building")}\n`);
  const build = (...some: Part[]) => Promise.all(some.filter((part) => selected.includes(part)).map(buildPart));
  // The Worker holds the pages: only once they are built can one say whether it is as its sources are.
  const inTurn = build("pages").then(() => build("worker", "bindings"));
  await Promise.all([inTurn, build("reader", "terminal")]);
}

/** The same for commands, which print why and end when it fails. */
export async function buildOrGiveUp(selected?: Part[]): Promise<void> {
  try {
    await buildParts(selected);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    giveUp(say("buildFailed"));
  }
}

async function buildPart(part: Part): Promise<void> {
  if (isFresh(part)) return;
  const start = Date.now();
  mkdirSync("dist/inputs", { recursive: true });
  record(part, await builds[part](), start);
  process.stderr.write(`  ${say("built", part, ((Date.now() - start) / 1000).toFixed(1))}\n`);
}

/** What the Workers are bound to, as their configurations say. */
async function writeBindings(): Promise<string[]> {
  // The folder of the pages is named there: it must be one, though commands that only read documents never fill it.
  mkdirSync("build/client", { recursive: true });
  await writeBound("wrangler.toml", "dist/worker.json");
  await writeBound("wrangler.reader.toml", "dist/reader.json");
  return ["wrangler.toml", "wrangler.reader.toml", "scripts/local/bound.ts"];
}

/** The pages, for browsers and for the Worker. Catalogues of words are found by their names, which new files join. */
async function buildPages(): Promise<string[]> {
  const list = "dist/inputs/pages.txt";
  rmSync(list, { force: true });
  await command("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"], { CELLIER_INPUTS: list });
  return [...readFileSync(list, "utf8").split("\n").filter(Boolean), "app/", "worker/", "public/", ...filesUnder("public")];
}

/** The same bundle that `wrangler deploy` would send. */
async function bundleWorker(part: "worker" | "reader", config: string): Promise<string[]> {
  const metafile = `dist/inputs/${part}.meta.json`;
  rmSync(`dist/${part}`, { recursive: true, force: true });
  const dryRun = ["deploy", "--config", config, "--dry-run", "--minify", "--outdir", `dist/${part}`, "--metafile", metafile];
  await command("node_modules/.bin/wrangler", dryRun);
  return [config, ...inputsOf(JSON.parse(readFileSync(metafile, "utf8")) as Metafile)];
}

/** What the assistant was taught is a file beside the Worker, whichever pages there are. */
function copyWeights(): string[] {
  cpSync("public/assistant", "build/client/assistant", { recursive: true });
  return filesUnder("public/assistant");
}

const inputsOf = ({ inputs }: Metafile) => Object.keys(inputs);

/** Runs a tool silently. @throws Error with what it said when it fails */
function command(file: string, argv: string[], settings: Record<string, string> = {}): Promise<void> {
  const child = spawn(file, argv, { env: { ...quiet, ...settings }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve, reject) => {
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}
