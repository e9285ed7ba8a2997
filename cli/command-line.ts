import { type Command, CommanderError, Option } from "commander";
import { languages } from "@/worker/core/language";
import { habitOf } from "./habits";
import { exitCodes, Stop } from "./exit-codes";
import type { Translator } from "./translator";

/** A command that speaks the person's language, with the flags that all of them have. */
export function command(parent: Command, name: string, description: string, translator: Translator): Command {
  const { say } = translator;
  return dress(parent.command(name), translator)
    .description(description)
    .addOption(languageFlag(translator))
    .addOption(new Option("--profile <…>", say("flags.profile")).hideHelp())
    .addOption(new Option("--quiet", say("flags.quiet")).hideHelp())
    .addOption(new Option("--no-input", say("flags.noInput")).hideHelp())
    .addOption(new Option("--timeout <n>", say("flags.timeout")).hideHelp())
    .addHelpText("after", `\n${say("flags.ofAll")}`);
}

/** Adds examples of a command to its help; what writes them is read with the help alone. */
export function withExamples(target: Command, examples: () => string[], { say }: Translator): Command {
  return target.addHelpText(
    "after",
    () =>
      `\n${say("examples")}\n${examples()
        .map((line) => `  ${line}`)
        .join("\n")}`,
  );
}

/** Read before everything else, by main: here it is only checked and described. */
export function languageFlag({ say }: Translator): Option {
  return new Option("--lang <fr|en>", say("flags.lang")).choices(languages);
}

/** The flags of whatever answers with data. @param hasColumns may one choose among its fields? */
export function withJson(target: Command, { say }: Translator, hasColumns = true): Command {
  const json = target.option("--json", say("flags.json")).option("-q, --jq <…>", say("flags.jq"));
  return hasColumns ? json.option("--columns <a,b>", say("flags.columns")) : json;
}

/** Help and refusals in the person's language; commander never ends the process by itself. */
export function dress(target: Command, { say }: Translator): Command {
  target.helpOption("-h, --help", say("help")).helpCommand(false);
  target.configureHelp({
    styleTitle: (title) => say(titles[title] ?? "") || title,
    subcommandTerm: termOf,
    optionDescription: ({ description }) => description,
  });
  return target.exitOverride().configureOutput({ outputError: () => {} });
}

function termOf(target: Command): string {
  return [target.name(), ...target.registeredArguments.map((argument) => `<${argument.name()}>`)].join(" ");
}

const titles: Record<string, string> = { "Usage:": "usage", "Arguments:": "arguments", "Options:": "options", "Commands:": "commands" };

/** What commander's refusal of a command line means: help was asked for, or the line is wrong. */
export function stopOf(error: unknown, { say }: Translator, line: readonly string[]): Stop | null {
  if (error instanceof Stop) return error;
  if (!(error instanceof CommanderError)) return null;
  if (error.exitCode === 0) return new Stop("", exitCodes.ok);
  // A module named without a verb shows its help.
  if (error.code === "commander.help") return new Stop("", exitCodes.usage);
  const [name, other] = [...error.message.matchAll(/'([^']+)'/g)].map(([, quoted]) => quoted);
  const choices = /Allowed choices are (.+)\.$/.exec(error.message)?.[1];
  const isUnknown = ["commander.unknownCommand", "commander.excessArguments", "commander.unknownOption"].includes(error.code);
  const habit = isUnknown ? habitOf(line, name ?? line[2]) : undefined;
  const near = habit ?? /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  const reason = `wrongUsage.${error.code.replace("commander.", "")}`;
  if (near) return new Stop(say("wrongUsage.near", { name, near }), exitCodes.usage);
  return new Stop(say([reason, "wrongUsage.other"], { name, other, choices }), exitCodes.usage);
}
