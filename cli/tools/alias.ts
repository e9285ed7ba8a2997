import { aliasesOf, writeAliases } from "../aliases";
import { kebab } from "@/worker/core/contract/operation";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { catalogue } from "../registry";

/** Shows a person's own words. */
export function listAliases({ terminal, translator }: CommandContext): void {
  const aliases = Object.entries(aliasesOf(terminal.environment));
  if (!aliases.length) terminal.aside(translator.say("list.none"));
  else terminal.out(aliases.map(([name, line]) => `${name}\t${line}`).join("\n"));
}

/** Gives a line a name. @throws Stop when a command has that name */
export function setAlias({ terminal, translator }: CommandContext, name: string, line: string): void {
  const isTaken = catalogue().some((module) => kebab(module.name) === name);
  if (isTaken || !/^[a-z][\w-]*$/.test(name)) throw new Stop(translator.say("alias.badName", { name }), exitCodes.usage);
  writeAliases(terminal.environment, { ...aliasesOf(terminal.environment), [name]: line });
  terminal.aside(translator.say("alias.kept", { name, line }));
}

/** Forgets a name. @throws Stop when there is none */
export function deleteAlias({ terminal, translator }: CommandContext, name: string): void {
  const { [name]: line, ...others } = aliasesOf(terminal.environment);
  if (line === undefined) throw new Stop(translator.say("alias.unknown", { name }), exitCodes.notFound);
  writeAliases(terminal.environment, others);
}
