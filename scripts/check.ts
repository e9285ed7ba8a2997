/**
 * `npm run check -- [STEP…]`: everything that can be judged without running the product, or only the steps that are named. Each
 * says one line; all of them run.
 */
import { areaImports } from "./check/areas";
import { arrows } from "./check/arrows";
import { firstLoad, workerBundle } from "./check/bundles";
import { migrations } from "./check/migrations";
import { names } from "./check/names";
import { refusals } from "./check/refusals";
import { docs } from "./check/docs";
import { paths } from "./check/paths";
import { sizes } from "./check/sizes";
import { lint, registry, types, unused } from "./check/tools";
import { catalogues } from "./check/catalogues";
import { missingKeys } from "./check/keys";
import { visibleTexts } from "./check/texts";
import { giveUp, say } from "./words.mjs";

/** What a step finds wrong, a line each; nothing when all is well. */
export type Check = () => Promise<string[]> | string[];

const checks: Record<string, Check> = {
  types,
  lint,
  arrows,
  areas: areaImports,
  docs,
  paths,
  names,
  unused,
  catalogues,
  keys: missingKeys,
  texts: visibleTexts,
  refusals,
  sizes,
  registry,
  migrations,
  bundle: workerBundle,
  "first-load": firstLoad,
};

const selected = process.argv.slice(2);
const unknown = selected.find((name) => !Object.hasOwn(checks, name));
if (unknown) giveUp(say("step", unknown, Object.keys(checks).join(", ")), 2);

let failed = 0;
for (const name of selected.length ? selected : Object.keys(checks)) {
  const start = Date.now();
  const problems = await tried(checks[name] as Check);
  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  process.stdout.write(`${name.padEnd(18)}${say(problems.length ? "wrong" : "ok").padEnd(8)}${seconds} s\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length) failed += 1;
}
process.exit(failed ? 1 : 0);

/** A step that breaks has failed, and the others still run. */
async function tried(check: Check): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [String(error)];
  }
}
