/**
 * `npm run bench -- [PART…] [--data DIR]`: how fast the product is here, with ten thousand items; all of it, or the parts that
 * are named. Ratios within one run are what counts. A folder of data is used again, and seeded the first time.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { signIn } from "@/tests/bench/figures";
import { growthLines } from "@/tests/bench/growth";
import { importLines } from "@/tests/bench/imports";
import { weight } from "@/tests/bench/lines";
import { memoryLines } from "@/tests/bench/memory";
import { moneyLines } from "@/tests/bench/money";
import { paperLines } from "@/tests/bench/papers";
import type { Part } from "@/tests/bench/part";
import { readLines } from "@/tests/bench/reads";
import { readingLines } from "@/tests/bench/scans";
import { stockLines } from "@/tests/bench/stock";
import { traceLines } from "@/tests/bench/trace";
import { tripLines } from "@/tests/bench/trips";
import { writeLines } from "@/tests/bench/writes";
import { firstLoadSize, SCRIPTS_MOST, WORKER_MOST, workerSize } from "./check/bundles";
import { anyPort } from "./local/ports";
import { startOrGiveUp } from "./local/start-or-give-up";
import { giveUp, say } from "./words.mjs";

/** In this order: what adds to the history comes after what is measured on the seed's. */
const parts: Record<string, Part> = {
  reads: readLines,
  growth: growthLines,
  trace: traceLines,
  money: moneyLines,
  weight: async () => [weight(say("bundle"), workerSize(), WORKER_MOST), weight(say("scripts"), firstLoadSize(), SCRIPTS_MOST)],
  trips: tripLines,
  writes: writeLines,
  imports: importLines,
  stock: stockLines,
  papers: paperLines,
  reading: readingLines,
  memory: memoryLines,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: "string" } } });
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) giveUp(say("measure", unknown, Object.keys(parts).join(", ")), 2);

const data = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), "cellier-bench-"));
// What the Worker logs is not what is measured here.
const { log } = console;
console.log = () => {};
const system = await startOrGiveUp({ port: await anyPort(), data, seed: "bench" });
const keys = await signIn(system.url);
let failed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length && !positionals.includes(name)) continue;
  try {
    log((await part({ system, keys })).join("\n"));
  } catch (error) {
    failed += 1;
    log(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await system.stop();
if (!values.data) rmSync(data, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
