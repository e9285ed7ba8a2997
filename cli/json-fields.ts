import type { Command } from "commander";
import { innerOf, walkLine } from "./line-walk";

/**
 * A line with its fields written out: `--json=a,b` and `--json a,b` are short for `--json --columns a,b`. One word after `--json`
 * is a field too, unless the command still lacks the word that says what it is about: `items show --json SEL` shows SEL.
 */
export function fieldsSpelledOut(program: Command, line: readonly string[]): string[] {
  const end = line.includes("--") ? line.indexOf("--") : line.length;
  return line.flatMap((word, place) => {
    if (place > end) return [word];
    const [, fields] = /^--json=(.+)$/.exec(word) ?? [];
    if (fields) return ["--json", "--columns", fields];
    const isField = line[place - 1] === "--json" && /^\w+(,\w+)*$/.test(word) && (word.includes(",") || !isAwaited(program, line, place));
    return isField ? ["--columns", word] : [word];
  });
}

/** Does the command take the word at this place as one of its own? */
function isAwaited(program: Command, line: readonly string[], place: number): boolean {
  let target = program;
  const plain = walkLine(program, line.slice(2)).filter(({ kind }) => kind === "plain");
  const before = plain.map((one) => one.place + 2);
  const own = before.filter((at) => {
    const inner = at < place ? innerOf(target, line[at]) : undefined;
    if (inner) target = inner;
    return !inner;
  });
  const taken = target.registeredArguments;
  // Of many words, one stands before; of one, it may also stand behind.
  if (taken.at(-1)?.variadic) return !own.some((at) => at < place);
  return own.filter((at) => at !== place).length < taken.length;
}
