/** `npm test`: starts one system on free ports with fresh demo data, runs every test against it, and counts. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVitest } from "vitest/node";
import { unpackChromium } from "@/tests/support/chromium";
import { type Machine, startMachine } from "./local/machine";
import { anyPort } from "./local/ports";
import { listenForSignals } from "./local/signals";
import { giveUp } from "./words.mjs";

const onSignal = listenForSignals();
const data = mkdtempSync(join(tmpdir(), "cellier-test-"));
const browser = process.env.CELLIER_CHROMIUM ?? unpackChromium();
const machine: Machine = await startMachine({ port: await anyPort(), data, seed: "demo", quiet: true });
let isOver = false;
onSignal(() => void end(130));
process.env.CELLIER_CHROMIUM = await browser;
process.env.CELLIER_TEST_URL = machine.url;
process.env.CELLIER_TEST_DATABASE_URL = machine.databaseUrl;
process.env.CELLIER_TEST_ADMIN_URL = machine.adminUrl;

const report = join(data, "report.json");
const vitest = await startVitest("test", process.argv.slice(2), {
  run: true,
  watch: false,
  reporters: ["default", ["json", { outputFile: report }]],
});
await vitest.close();

const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(report, "utf8")) as Record<string, number>;
// A file that breaks before its tests counts as a failure: it has none to count.
const failed = Math.max(numFailedTests ?? 0, success ? 0 : Math.max(1, numFailedTests ?? 0, numFailedTestSuites ? 1 : 0));
process.stdout.write(`${numPassedTests ?? 0} passed, ${failed} failed\n`);
if (!numPassedTests) giveUp("0 passed, 1 failed");
await end(failed ? 1 : 0);

async function end(code: number): Promise<void> {
  if (isOver) return;
  isOver = true;
  await machine.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(code);
}
