import type { Command } from "commander";
import { kebab } from "@/worker/core/contract/operation";
import type { FlagOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { jsonText } from "../output/json";
import { catalogue } from "../registry";

/** A command of the program, for whoever reads them all. */
export interface CommandOutline {
  command: string;
  title: string;
  /** Who may call it; nobody in particular, for the terminal's own commands. */
  role?: string;
  feature?: string;
  risk?: string;
  flags: { flag: string; kind: string; required?: true; choices?: readonly string[] }[];
}

/** Every command that there is. */
export function everyCommand({ translator: { language } }: CommandContext, program: Command): CommandOutline[] {
  const modules = catalogue();
  const own = program.commands
    .filter((one) => one.name() !== "__complete" && !modules.some(({ name }) => kebab(name) === one.name()))
    .map((one) => ({
      command: one.name(),
      title: one.description(),
      flags: one.options.filter(({ hidden }) => !hidden).map(({ long }) => ({ flag: long ?? "", kind: "text" })),
    }));
  const operations = modules.flatMap(({ name, verbs }) =>
    verbs.map(({ verb, role, feature, risk, title, id, flags }) => ({
      command: [kebab(name), kebab(verb), ...(id ? ["<id>"] : [])].join(" "),
      title: title[language],
      role,
      ...(feature && { feature }),
      risk,
      flags: flags.map(flagOf),
    })),
  );
  return [...own, ...operations];
}

const flagOf = ({ field, kind, required, choices }: FlagOutline) => ({
  flag: `--${kebab(field)}`,
  kind,
  ...(required && { required }),
  ...(choices && { choices }),
});

/** Shows every command: for people a line each, for programs with their flags. */
export async function listCommands(context: CommandContext, program: Command, options: { json?: boolean; jq?: string }): Promise<void> {
  const commands = everyCommand(context, program);
  if (options.json || options.jq) return context.terminal.out(await jsonText(commands, options, context.terminal.isInteractive));
  context.terminal.long(commands.map(({ command, title }) => `${command}\t${title}`).join("\n"));
}
