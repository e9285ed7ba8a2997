import type { Command, Option } from "commander";

/** A word of a command line, and what it is there. */
export interface LineWord {
  word: string;
  place: number;
  /** A flag, what stands behind a flag that takes a value, or neither. */
  kind: "flag" | "value" | "plain";
  /** The flag that it is, where its command has it. */
  option?: Option;
  /** The command whose words these are by then. */
  target: Command;
}

/** Walks a line as commander reads it. @param words without the program itself; what stands behind `--` is no flag, and not walked */
export function walkLine(program: Command, words: readonly string[]): LineWord[] {
  let target = program;
  let isValue = false;
  const end = words.includes("--") ? words.indexOf("--") : words.length;
  return words.slice(0, end).map((word, place) => {
    const wasValue = isValue;
    isValue = false;
    if (wasValue) return { word, place, kind: "value", target };
    if (word.startsWith("-") && word !== "-") {
      const option = optionOf(target, word);
      isValue = option?.required ?? false;
      return { word, place, kind: "flag", target, ...(option && { option }) };
    }
    target = innerOf(target, word) ?? target;
    return { word, place, kind: "plain", target };
  });
}

/** A command's flag by its long or its short name. */
export const optionOf = (target: Command, word: string): Option | undefined =>
  target.options.find(({ long, short }) => long === word || short === word);

/** A command by its name or by another name of it, among those of a command. */
export const innerOf = (target: Command, name: string | undefined): Command | undefined =>
  target.commands.find((one) => one.name() === name || (name !== undefined && one.aliases().includes(name)));

/**
 * A line that asks for the help of what there is none of, without that flag: it is refused as it would be without, and says what is near.
 * `foo --help` would show the help of the whole otherwise, as if foo were known.
 */
export function helpOfWhatIs(program: Command, line: readonly string[]): readonly string[] {
  const [own, words] = [line.slice(0, 2), line.slice(2)];
  const walked = walkLine(program, words);
  const isUnknown = walked.some(
    ({ kind, word, target }) => kind === "plain" && target.commands.length && target.name() !== word && !target.aliases().includes(word),
  );
  const isHelp = ({ kind, word }: LineWord) => kind === "flag" && ["--help", "-h"].includes(word);
  if (!isUnknown || !walked.some(isHelp)) return line;
  return [...own, ...words.filter((_, place) => !walked[place] || !isHelp(walked[place]))];
}
