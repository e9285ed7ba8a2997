/**
 * `npm test -- [FILE…] [-t NAME]`: runs the tests that are named, or all of them, and counts. What they need is found by what
 * they import (local/needs.ts): it is built where it has changed and started on free ports with fresh demo data, and no more.
 */
import { createVitest, parseCLI } from "vitest/node";
import { listenForSignals } from "./local/signals";
import { needsOf } from "./local/needs";
import { giveUp, say } from "./words.mjs";

const onSignal = listenForSignals();
const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
const vitest = await createVitest("test", { ...options, watch: false });
const files = (await vitest.globTestSpecifications(filter)).map(({ moduleId }) => moduleId);
if (!files.length) giveUp(say("noTests", filter.join(" ")));

const needs = await needsOf(files);
const prepared = needs.size ? await import("./local/prepare").then(({ prepare }) => prepare(needs)) : null;
let isOver = false;
onSignal(() => void end(130));
const { testModules, unhandledErrors } = await vitest.start(filter);
await vitest.close();

const tests = testModules.flatMap((file) => [...file.children.allTests()]);
for (const test of tests)
  if (test.diagnostic()?.flaky && !test.options.fails)
    process.stderr.write(`${say("secondTry", `${test.module.relativeModuleId}: ${test.name}`)}\n`);
const states = tests.map((test) => test.result().state);
const passed = states.filter((state) => state === "passed").length;
// A file that breaks before its tests counts as a failure: it has none to count. So does a name that no test has.
const broken = testModules.filter((file) => !file.ok() && ![...file.children.allTests("failed")].length).length;
const failed = states.filter((state) => state === "failed").length + broken + unhandledErrors.length;
if (!passed && !failed) process.stderr.write(`${say("noTests", process.argv.slice(2).join(" "))}\n`);
process.stdout.write(`${passed} passed, ${passed ? failed : Math.max(1, failed)} failed\n`);
await end(failed || !passed ? 1 : 0);

async function end(code: number): Promise<void> {
  if (isOver) return;
  isOver = true;
  await prepared?.stop();
  process.exit(code);
}
