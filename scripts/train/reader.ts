/**
 * `npm run train:reader`: grows what the reader chooses by on papers of the grammar (tests/support/variety), prints how well it reads papers
 * with branches that were left out, and writes both: the forests, and the table in docs/reading.md. `-- --judge` writes nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { extract } from "@/worker/reader/extract/extract";
import { forests } from "@/worker/reader/extract/rank/choose";
import { type Examples, examplesOf, optionsOf } from "../reading/examples";
import { calibrated, forestsOf, outcomesOf } from "../reading/fit";
import { folds, isOf } from "../reading/folds";
import { asOf, type Paper, papersOf, smudgedPapers, wornPapersOf } from "../reading/papers";
import { type Score, scoreOf } from "../reading/score";
import { type Judged, tableOf } from "../reading/table";

/**
 * Papers that are printed; of these, papers that are read as if recognised; and papers that a scanner or a phone took, each of which
 * takes some seconds: `-- --worn 0` does without them.
 */
const at = process.argv.indexOf("--worn");
const [TEXTS, SMUDGED, WORN] = [520, 260, at < 0 ? 100 : Number(process.argv[at + 1])];
const intro = `Shares in percent of fields that are right on papers of the grammar, by forests and curves that had seen no paper with the branch named. Printed by \`npm run train:reader\`, which grew the weights in the same run. A row of branches is of text PDFs; "as simulated" are the same papers with the faults of recognition.\n\n`;
const isJudging = process.argv.includes("--judge");

const DOC = "docs/reading.md";
/** What was measured by hand, on papers of others, stays as it is. */
const apart = readFileSync(DOC, "utf8").match(/\n## .*/s)?.[0] ?? "";
const start = Date.now();
const minutes = () => Math.round((Date.now() - start) / 60_000);

const texts = await papersOf(TEXTS);
const worn = WORN ? await wornPapersOf(WORN) : [];
const smudges = smudgedPapers(texts.slice(0, SMUDGED));
const papers = [...texts, ...smudges, ...worn];
const examples = new Map<Paper, Examples>(papers.map((paper) => [paper, examplesOf(paper)]));
const of = (some: Paper[]): Examples[] => some.flatMap((paper) => examples.get(paper) ?? []);

const grownOn = folds.map((fold) => forestsOf(of(papers.filter(({ facts }) => !isOf(facts.branches, fold)))));
// How sure one may be of what was recognised is found on papers that really were, where there are any.
const recognised = worn.length ? worn : smudges;
const outcomes = folds.map((fold, at) => {
  const outcome = (some: Paper[]) => outcomesOf(grownOn[at] as never, of(some.filter(({ facts }) => isOf(facts.branches, fold))));
  return { text: outcome(texts), worn: outcome(recognised) };
});
const judged: Judged[] = [];
for (const [at, fold] of folds.entries()) {
  // Neither the forests nor their curves have seen the fold.
  Object.assign(
    forests,
    calibrated(
      grownOn[at] as never,
      outcomes.filter((_, other) => other !== at),
    ),
  );
  // Of what is cheap to have, a third is enough to judge by.
  for (const paper of papers.filter((one) => isOf(one.facts.branches, fold) && (worn.includes(one) || (one.facts.seed + at) % 3 === 0)))
    judged.push({ paper, fold, as: shapeOf(paper), score: read(paper) });
}
const table = tableOf(judged);
process.stdout.write(table);
if (!isJudging) {
  const final = calibrated(forestsOf(of(papers)), outcomes);
  writeFileSync("worker/reader/extract/rank/weights.json", `${JSON.stringify(final)}\n`);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(DOC, `# How well documents are read\n\n${intro}Grown on ${day}, in ${minutes()} minutes.\n\n${table}${apart}`);
}

function read(paper: Paper): Score {
  const source = shapeOf(paper) === "text" ? "text" : "ocr";
  return scoreOf(extract(paper.pages, source, optionsOf(paper)), paper.facts);
}

function shapeOf(paper: Paper): Judged["as"] {
  if (texts.includes(paper)) return "text";
  return worn.includes(paper) ? asOf(paper.facts.seed) : "smudged";
}
