import type { Branch } from "./folds";
import { grammar, type Axis } from "@/tests/support/variety/grammar";
import type { Paper } from "./papers";
import { figuresOf, type Score } from "./score";

/** A paper as it was read by what had never seen one of its branches. */
export interface Judged {
  paper: Paper;
  fold: Branch[];
  as: "text" | "smudged" | "scan" | "phone";
  score: Score;
}

const heads = [
  "papers",
  "number",
  "date",
  "due",
  "supplier",
  "total",
  "lines F1",
  "with quantity",
  "kind",
  "sure and right",
  "right and sure",
];

/** Shares of fields that are right, in percent: of all papers, then of each branch where it was the one left out. */
export function tableOf(judged: Judged[]): string {
  const text = judged.filter(({ as }) => as === "text");
  const whole = [
    row("text PDF", text),
    row(
      "recognised, as simulated",
      judged.filter(({ as }) => as === "smudged"),
    ),
    row(
      "scan",
      judged.filter(({ as }) => as === "scan"),
    ),
    row(
      "phone picture",
      judged.filter(({ as }) => as === "phone"),
    ),
  ];
  const branches = (Object.keys(grammar) as Axis[]).flatMap((axis) =>
    grammar[axis].flatMap((option) => {
      const own = text.filter(
        ({ paper, fold }) =>
          paper.facts.branches[axis] === option && fold.some((branch) => branch.axis === axis && branch.option === option),
      );
      return own.length ? [row(`${axis}: ${option}`, own)] : [];
    }),
  );
  const head = `| left out | ${heads.join(" | ")} |\n|${"---|".repeat(heads.length + 1)}\n`;
  return `${head}${[...whole, ...branches].join("")}`;
}

function row(name: string, judged: Judged[]): string {
  const { papers, ...shares } = figuresOf(judged.map(({ score }) => score));
  const cells = Object.values(shares).map((share) => (share === null ? "–" : share.toFixed(0)));
  return `| ${[name, papers, ...cells].join(" | ")} |\n`;
}
