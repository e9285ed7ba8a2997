import { aliasesOf, wordsIn, writeAliases } from "../aliases";
import { kebab } from "@/worker/core/contract/operation";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { catalogue, shorterModules } from "../registry";
import { spelledOut } from "../short-words";

/** Shows a person's own words. */
export function listAliases({ terminal, translator }: CommandContext): void {
  const aliases = Object.entries(aliasesOf(terminal.environment));
  if (!aliases.length) terminal.aside(translator.say("list.none"));
  else terminal.out(aliases.map(([name, line]) => `${name}\t${line}`).join("\n"));
}

/** A name for a line; may it stand for another one already? */
interface Naming {
  name: string;
  line: string;
  isReplaced: boolean;
}

/**
 * Gives a line a name.
 * @param commands the program's own
 * @throws Stop when a command has that name, or another line that is to stay, or when the line begins with no command
 */
export function setAlias({ terminal, translator }: CommandContext, commands: string[], { name, line, isReplaced }: Naming): void {
  const isTaken = catalogue().some((module) => kebab(module.name) === name);
  if (isTaken || !/^[a-z][\w-]*$/.test(name)) throw new Stop(translator.say("alias.badName", { name }), exitCodes.usage);
  const [first = ""] = spelledOut(["", "", ...wordsIn(line)]).slice(2);
  const isCommand =
    commands.includes(first) || catalogue().some((module) => kebab(module.name) === first || shorterModules[module.name] === first);
  if (!isCommand) throw new Stop(translator.say("alias.noCommand", { name: first }), exitCodes.usage);
  const aliases = aliasesOf(terminal.environment);
  const before = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (before !== undefined && before !== line && !isReplaced)
    throw new Stop(translator.say("alias.taken", { name, line: before }), exitCodes.conflict);
  writeAliases(terminal.environment, { ...aliases, [name]: line });
  terminal.aside(translator.say("alias.kept", { name, line }));
}

/** Forgets a name. @throws Stop when there is none */
export function deleteAlias({ terminal, translator }: CommandContext, name: string): void {
  const { [name]: line, ...others } = aliasesOf(terminal.environment);
  if (line === undefined) throw new Stop(translator.say("alias.unknown", { name }), exitCodes.notFound);
  writeAliases(terminal.environment, others);
}
