import type { Command } from "commander";
import type { CommandContext } from "../command-context";
import { exitCodes } from "../exit-codes";
import { variables } from "../variables";
import { everyCommand } from "./commands";

const escaped = (text: string) =>
  text
    .replace(/\\/g, "\\\\")
    .replace(/^([.'])/gm, "\\&$1")
    .replace(/-/g, "\\-");

/** Prints the manual's page, in troff: `cellier man | man -l -`. */
export function man(context: CommandContext, program: Command): void {
  const { say } = context.translator;
  const section = (title: string, lines: string[]) => [`.SH ${escaped(title.toUpperCase())}`, ...lines];
  const commands = everyCommand(context, program).flatMap(({ command, title, flags }) => [
    ".TP",
    `.B cellier ${escaped(command)}`,
    escaped([title, flags.map(({ flag }) => flag).join(" ")].filter(Boolean).join(". ")),
  ]);
  const codes = Object.entries(exitCodes).flatMap(([name, code]) => [
    ".TP",
    `.B ${code}`,
    escaped(say(`exitCodes.${name as keyof typeof exitCodes}`)),
  ]);
  const settings = variables.flatMap((name) => [".TP", `.B ${name}`, escaped(say(`environment.${name}`))]);
  const pages = [
    '.TH CELLIER 1 "" "cellier"',
    ...section(say("man.name"), [`cellier \\- ${escaped(say("about"))}`]),
    ...section(say("man.commands"), commands),
    ...section(say("exitCodes.title").replace(/\s*:$/, ""), codes),
    ...section(say("environment.title").replace(/\s*:$/, ""), settings),
  ];
  context.terminal.out(pages.join("\n"));
}
