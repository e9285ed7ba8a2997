import type { Command, Option } from "commander";
import { exitCodes, Stop } from "./exit-codes";
import { optionOf, walkLine } from "./line-walk";
import type { Translator } from "./translator";

/** Flags that are fields of an operation: what empties a field is the operation's to say. */
export const fieldFlags = new WeakSet<Option>();

/**
 * A flag that takes a value never takes another flag for it: `--notes --dry-run` is a note that a script did not fill, and no dry run.
 * A flag of the terminal's own with nothing behind it is such a variable too: an empty --idempotency-key would keep nothing from being
 * done twice.
 * @param line as it was typed, with the program itself
 * @returns the same line
 * @throws Stop naming the flag that is empty, and how a value is written that looks like one
 */
export function requireFlagValues(program: Command, line: readonly string[], { say }: Translator): string[] {
  const words = line.slice(2);
  for (const { place, word, option: whole, target } of walkLine(program, words)) {
    const [, joined] = /^(--[\w-]+)=\s*$/.exec(word) ?? [];
    const option = whole ?? (joined ? optionOf(target, joined) : undefined);
    const next = joined ? "" : words[place + 1];
    if (!option?.required || next === undefined) continue;
    if (!next.trim() && !fieldFlags.has(option)) throw new Stop(say("emptyFlag", { flag: option.long ?? option.short }), exitCodes.usage);
    const isFlag = next.startsWith("--") || optionOf(target, next) !== undefined;
    if (isFlag) throw new Stop(say("flagInPlace", { flag: option.long ?? option.short, next }), exitCodes.usage);
  }
  return [...line];
}
