import type { Command } from "commander";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { Shape } from "@/worker/core/contract/shape";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import type { Options } from "../complete";
import { printJson, wantsJson } from "../output/json";
import { catalogue, outlinesOf } from "../registry";

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
  const operations = modules.flatMap(({ name, verbs }) => {
    const outlines = outlinesOf(name);
    return verbs.flatMap(({ verb, title }) => (outlines[verb] ? [describeCommand(name, outlines[verb], title[language])] : []));
  });
  return [...own, ...operations];
}

function describeCommand(module: string, { id, access, risk, input }: OperationOutline, title: string): CommandOutline {
  const { id: record, ...shapes } = input.shape;
  return {
    command: [kebab(module), kebab(nameOf({ id }).verb), ...(record ? ["<id>"] : [])].join(" "),
    title,
    role: access.role,
    ...(access.feature && { feature: access.feature }),
    risk,
    flags: Object.entries(shapes).map(([field, shape]) => flagOf(field, shape)),
  };
}

const flagOf = (field: string, { kind, isOptional, options }: Shape) => ({
  flag: `--${kebab(field)}`,
  kind,
  ...(!isOptional && { required: true as const }),
  ...(options.length && { choices: options }),
});

/** Shows every command: for people a line each, for programs with their flags. */
export async function listCommands(
  context: CommandContext,
  program: Command,
  options: Pick<Options, "json" | "jq" | "columns">,
): Promise<void> {
  const commands = everyCommand(context, program);
  if (wantsJson(options)) return printJson(context.terminal, commands, options);
  context.terminal.long(commands.map(({ command, title }) => `${command}\t${title}`).join("\n"));
}
