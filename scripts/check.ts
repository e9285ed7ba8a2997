/** `npm run check`: everything that can be judged without running the product. Each step says one line; all of them run. */
import { areaImports } from "./check/areas";
import { arrows } from "./check/arrows";
import { firstLoad, workerBundle } from "./check/bundles";
import { migrations } from "./check/migrations";
import { refusals } from "./check/refusals";
import { paths } from "./check/paths";
import { sizes } from "./check/sizes";
import { lint, registry, types, unused } from "./check/tools";
import { catalogues } from "./check/catalogues";
import { visibleTexts } from "./check/texts";
import { say } from "./words.mjs";

/** What a step finds wrong, a line each; nothing when all is well. */
export type Check = () => Promise<string[]> | string[];

const checks: [name: string, check: Check][] = [
  ["types", types],
  ["lint, format", lint],
  ["import arrows", arrows],
  ["areas", areaImports],
  ["paths", paths],
  ["unused", unused],
  ["catalogues", catalogues],
  ["visible texts", visibleTexts],
  ["refusals", refusals],
  ["file sizes", sizes],
  ["registry", registry],
  ["migrations", migrations],
  ["deploy --dry-run", workerBundle],
  ["first load", firstLoad],
];

let failed = 0;
for (const [name, check] of checks) {
  const start = Date.now();
  const problems = await tried(check);
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
