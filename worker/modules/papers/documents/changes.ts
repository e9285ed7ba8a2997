/** Words that two versions share, or that one of them has alone. */
export interface Change {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Pairs of pieces that are weighed against each other: two texts of a thousand lines in a fraction of a second. */
const MOST_PAIRS = 4_000_000;
/** Lines around a change that are shown of what stays. */
const CONTEXT = 1;

/**
 * What was taken out of a text and what was put in: line by line, then word by word where a line was rewritten. Of what stays,
 * only the lines beside a change are there; "…" stands for the others.
 */
export function changesBetween(older: string, newer: string): Change[] {
  const lines = compared(linesOf(older), linesOf(newer));
  const rewritten: { kind: Change["kind"]; parts: string[] }[] = [];
  for (const run of runsOf(lines)) {
    const before = rewritten.at(-1);
    if (run.kind === "added" && before?.kind === "removed") {
      rewritten.pop();
      rewritten.push(...runsOf(compared(wordsIn(before.parts), wordsIn(run.parts))));
    } else rewritten.push(run);
  }
  const isChanged = rewritten.some(({ kind }) => kind !== "same");
  return isChanged ? rewritten.map((run, at) => shortened(run, at === 0, at === rewritten.length - 1)) : [];
}

const linesOf = (text: string) => text.split("\n").flatMap((line) => line.replace(/\s+/g, " ").trim() || []);
const wordsIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(" "));

/** What stays, as far as it stands beside a change. */
function shortened({ kind, parts }: { kind: Change["kind"]; parts: string[] }, isFirst: boolean, isLast: boolean): Change {
  const isLong = kind === "same" && parts.length > 2 * CONTEXT + 1 && parts.some((part) => part.includes(" "));
  if (!isLong) return { kind, text: parts.join(" ") };
  const begin = isFirst ? [] : parts.slice(0, CONTEXT);
  const end = isLast ? [] : parts.slice(-CONTEXT);
  return { kind, text: [...begin, "…", ...end].join(" ") };
}

interface Step {
  kind: Change["kind"];
  part: string;
}

/** Steps of one kind that follow each other; what was removed comes before what was added in its place. */
function runsOf(steps: readonly Step[]): { kind: Change["kind"]; parts: string[] }[] {
  const runs: { kind: Change["kind"]; parts: string[] }[] = [];
  for (const { kind, part } of steps) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.parts.push(part);
    else runs.push({ kind, parts: [part] });
  }
  return runs;
}

/** The steps from one list to another that keep the most of it: its longest common subsequence stays. */
function compared(older: readonly string[], newer: readonly string[]): Step[] {
  const shared = Math.min(older.length, newer.length);
  let head = 0;
  while (head < shared && older[head] === newer[head]) head += 1;
  let tail = 0;
  while (tail < shared - head && older.at(-1 - tail) === newer.at(-1 - tail)) tail += 1;
  const same = (parts: readonly string[]): Step[] => parts.map((part) => ({ kind: "same", part }));
  const from = older.slice(head, older.length - tail);
  const to = newer.slice(head, newer.length - tail);
  return [...same(older.slice(0, head)), ...middle(from, to), ...same(older.slice(older.length - tail))];
}

function middle(from: readonly string[], to: readonly string[]): Step[] {
  const removed = (parts: readonly string[]): Step[] => parts.map((part) => ({ kind: "removed", part }));
  const added = (parts: readonly string[]): Step[] => parts.map((part) => ({ kind: "added", part }));
  if (from.length * to.length > MOST_PAIRS) return [...removed(from), ...added(to)];
  const width = to.length + 1;
  /** How much of both is common from a place on. */
  const common = new Uint16Array((from.length + 1) * width);
  const at = (one: number, other: number) => common[one * width + other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1)
    for (let other = to.length - 1; other >= 0; other -= 1)
      common[one * width + other] = from[one] === to[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const steps: Step[] = [];
  let one = 0;
  let other = 0;
  while (one < from.length && other < to.length) {
    if (from[one] === to[other]) {
      steps.push({ kind: "same", part: from[one] as string });
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) steps.push(...removed([from[one++] as string]));
    else steps.push(...added([to[other++] as string]));
  }
  return [...steps, ...removed(from.slice(one)), ...added(to.slice(other))];
}
