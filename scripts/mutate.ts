/**
 * `npm run mutate [-- FILE…]`: breaks the rules in every small way, one at a time, and says which breaks no unit test notices.
 * Without a file, all rules are broken: half an hour. What was broken before is not broken again while neither it nor its tests
 * have changed. The figures of every file are written to docs/mutation.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { scoreOf, survivorsOf, tableOf, type MutationReport } from "./mutation/report";

const NOTE = "docs/mutation.md";
const REPORT = ".cache/mutation/report.json";
const files = process.argv.slice(2);

await new Stryker(files.length ? { mutate: files } : {}).runMutationTest();
const report = JSON.parse(readFileSync(REPORT, "utf8")) as MutationReport;
for (const survivor of survivorsOf(report, files)) process.stdout.write(`${survivor}\n`);
const { killed, judged } = scoreOf(Object.values(report.files).flatMap(({ mutants }) => mutants));
process.stdout.write(`${killed} / ${judged}\n`);
const note = readFileSync(NOTE, "utf8");
writeFileSync(NOTE, note.replace(/(?<=<!-- score -->\n)[\s\S]*(?=<!-- end -->)/, `${tableOf(report)}\n`));
