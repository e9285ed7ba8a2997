import type { Command } from "commander";
import { exitCodes, Stop } from "./exit-codes";
import { optionOf, walkLine } from "./line-walk";
import type { Translator } from "./translator";

/**
 * A flag that takes a value never takes another flag for it: `--notes --dry-run` is a note that a script did not fill, and no dry run.
 * @param line as it was typed, with the program itself
 * @returns the same line
 * @throws Stop naming the flag that is empty, and how a value is written that looks like one
 */
export function requireFlagValues(program: Command, line: readonly string[], { say }: Translator): string[] {
  const words = line.slice(2);
  for (const { place, option, target } of walkLine(program, words)) {
    const next = words[place + 1];
    if (!option?.required || next === undefined) continue;
    const isFlag = next.startsWith("--") || optionOf(target, next) !== undefined;
    if (isFlag) throw new Stop(say("flagInPlace", { flag: option.long ?? option.short, next }), exitCodes.usage);
  }
  return [...line];
}
