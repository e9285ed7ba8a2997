import { basename } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { languages } from "@/worker/core/language";
import { kebab, nameOf, type Operation } from "@/worker/core/contract/operation";
import { coerce } from "@/worker/core/contract/coerce";
import { isExport } from "@/worker/core/contract/exporting";
import { isSheet } from "@/worker/core/contract/printing";
import { account } from "@/worker/modules/business/account/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { modules } from "@/worker/modules/contracts";
import { type ImportTargetName, importTargets, targetModules } from "@/worker/modules/business/imports/status";
import { ask } from "./ask";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { addFlags, textsOf } from "./flags";
import { importFile } from "./import-file";
import { readText } from "./read-text";
import { outbox } from "./outbox";
import { runOperation } from "./run-operation";
import { defaultApi } from "./session";
import { confirm, signIn } from "./sign-in";
import { scanFiles } from "./scan-files";
import type { Translator } from "./translator";

/**
 * The terminal's program: its own few commands, and every operation of the registry under its module.
 * @param line what was typed: only the modules it names are told in full, or every start would wait for hundreds of commands
 */
export function programFor(desk: CommandContext, line: readonly string[]): Command {
  const { voice, client, terminal } = desk;
  const { say } = voice;
  const standard = defaultApi(terminal.environment);
  const program = dress(new Command("cellier"), voice)
    .description(say("about"))
    .usage(`<${say("commandWord")}>`)
    .addOption(languageFlag(voice));
  program.enablePositionalOptions().addHelpText("after", `\n${exitCodesText(voice)}`);

  command(program, "login", say("login.title"), voice)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .option("--email <e-mail>", say("flags.email"))
    .option("--password-stdin", say("flags.passwordStdin"))
    .action((options) => signIn(desk, options));
  command(program, "confirm", say("opening.title"), voice)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .requiredOption("--email <e-mail>", say("flags.email"))
    .requiredOption("--token <code>", say("flags.token"))
    .action((options) => confirm(desk, options));
  command(program, "logout", say("logout.title"), voice).action(async () => {
    terminal.aside(say((await client.signOut()) ? "logout.done" : "logout.onlyHere"));
  });
  withJson(command(program, "whoami", say("whoami.title"), voice), voice).action((options) =>
    runOperation(desk, account.show, undefined, options),
  );
  withJson(command(program, "ask", say("ask.title"), voice), voice)
    .argument("<question...>", say("ask.question"))
    .action((words: string[], options) => ask(desk, words.join(" "), options));
  withJson(command(program, "outbox", say("outbox.title"), voice), voice).action((options) => outbox(desk, options));

  withJson(command(program, "scan", say("scan.title"), voice), voice)
    .argument("<file...>", say("scan.files"))
    .option("--agree-to-pay", say("scan.agree"))
    .action((paths: string[], options) => scanFiles(desk, paths, options));

  for (const [module, { operations }] of Object.entries(modules)) {
    const group = command(program, kebab(module), voice.of(module).title, voice).usage(`<${say("commandWord")}>`);
    if (line.includes(kebab(module))) addModule(group, module, Object.values(operations), desk);
  }
  return program;
}

function addModule(group: Command, module: string, operations: Operation[], desk: CommandContext): void {
  const { voice } = desk;
  const words = voice.of(module);
  for (const operation of operations) {
    const { verb } = nameOf(operation);
    const one = withJson(command(group, kebab(verb), words.operations[verb]?.title ?? verb, voice), voice);
    if (isExport(operation)) one.option("--out <file>", voice.say("flags.out"));
    else if (isSheet(operation)) one.option("--out <file>", voice.say("flags.outPaper"));
    else if (operation.kind === "query") one.addOption(new Option("--csv", voice.say("flags.csv")).conflicts("json"));
    const hasId = "id" in operation.input.shape;
    if (hasId) one.argument("<id>", voice.say("flags.id"));
    if (operation.risk === "irreversible") one.option("--yes", voice.say("flags.yes"));
    const takesFile = operation.id === bank.import.id;
    if (takesFile) one.argument("<file>", voice.say("import.file"));
    addFlags(one, operation, voice, takesFile ? ["content", "fileName"] : []);
    one.action((...given) => {
      const [first, second] = given as [string | object, object];
      if (takesFile) return runOperation(desk, operation, undefined, { ...second, ...textOf(desk, first as string) });
      return hasId
        ? runOperation(desk, operation, first as string, { ...second })
        : runOperation(desk, operation, undefined, { ...(first as object) });
    });
  }
  const list = operations.find((operation) => nameOf(operation).verb === "list");
  if (list) addBrowse(group, list, desk);
  const targets = importTargets.filter((target) => targetModules[target] === module);
  if (targets.length) addImport(group, targets, desk);
}

/** A file as an operation takes it. */
const textOf = (desk: CommandContext, path: string) => ({ content: readText(desk, path), fileName: basename(path) });

/** Brings in a file of the module's records. */
function addImport(group: Command, targets: ImportTargetName[], desk: CommandContext): void {
  const { voice } = desk;
  const { say } = voice;
  const one = withJson(command(group, "import", say("import.title"), voice), voice).argument("<file>", say("import.file"));
  if (targets.length > 1) one.addOption(new Option("--as <…>", say("import.as", { standard: targets[0] })).choices(targets));
  const several = (said: string, before: string[]) => [...before, said];
  one
    .option("--map <column=field>", say("import.map"), several, [])
    .option("--every <field=text>", say("import.every"), several, [])
    .option("--dry-run", say("import.dryRun"))
    .option("--skip-refused", say("import.skipRefused"))
    .option("--clear-empty", say("import.clearEmpty"))
    .option("--yes", say("flags.yes"));
  if (targets.includes("tariffs")) one.option("--create-unknown", say("import.createUnknown"));
  one.action((path, options) => importFile(desk, path, { as: targets[0], ...options }));
}

/** The same list, on the whole screen. Ink comes with it, and only then. */
function addBrowse(group: Command, list: Operation, desk: CommandContext): void {
  const { terminal, voice } = desk;
  const { module } = nameOf(list);
  const one = command(group, "browse", voice.say("browse.title"), voice);
  addFlags(one, list, voice, ["limit", "cursor"]);
  one.action(async (options) => {
    const instead = `cellier ${kebab(module)} list`;
    if (!terminal.isInteractive) throw new Stop(voice.say("browse.noTerminal", { command: instead }), exitCodes.usage);
    // Ink's colours do not know NO_COLOR, only this; it is read when they are loaded.
    if (terminal.environment.NO_COLOR) process.env.FORCE_COLOR = "0";
    const { browse } = await import("./screens/browse");
    await browse(desk, list, coerce(list.input, textsOf(list, options)));
  });
}

function command(parent: Command, name: string, description: string, voice: Translator): Command {
  const made = dress(parent.command(name), voice);
  return made.description(description).addOption(languageFlag(voice));
}

/** Read before everything else, by main: here it is only checked and described. */
function languageFlag({ say }: Translator): Option {
  return new Option("--lang <fr|en>", say("flags.lang")).choices(languages);
}

function withJson(one: Command, voice: Translator): Command {
  return one.option("--json", voice.say("flags.json"));
}

/** Help and refusals in the person's language; commander never ends the process by itself. */
function dress(one: Command, { say }: Translator): Command {
  one.helpOption("-h, --help", say("help")).helpCommand(false);
  one.configureHelp({
    styleTitle: (title) => say(titles[title] ?? "") || title,
    subcommandTerm: termOf,
    optionDescription: ({ description }) => description,
  });
  return one.exitOverride().configureOutput({ outputError: () => {} });
}

function termOf(one: Command): string {
  return [one.name(), ...one.registeredArguments.map((argument) => `<${argument.name()}>`)].join(" ");
}

const titles: Record<string, string> = { "Usage:": "usage", "Arguments:": "arguments", "Options:": "options", "Commands:": "commands" };

function exitCodesText({ say }: Translator): string {
  const lines = Object.entries(exitCodes).map(([name, code]) => `  ${code}  ${say(`exitCodes.${name as keyof typeof exitCodes}`)}`);
  return [say("exitCodes.title"), ...lines].join("\n");
}

/** What commander's refusal of a command line means: help was asked for, or the line is wrong. */
export function stopOf(error: unknown, { say }: Translator): Stop | null {
  if (error instanceof Stop) return error;
  if (!(error instanceof CommanderError)) return null;
  if (error.exitCode === 0) return new Stop("", exitCodes.ok);
  // A module named without a verb shows its help.
  if (error.code === "commander.help") return new Stop("", exitCodes.usage);
  const [name, other] = [...error.message.matchAll(/'([^']+)'/g)].map(([, quoted]) => quoted);
  const choices = /Allowed choices are (.+)\.$/.exec(error.message)?.[1];
  const reason = `wrongUsage.${error.code.replace("commander.", "")}`;
  return new Stop(say([reason, "wrongUsage.other"], { name, other, choices }), exitCodes.usage);
}
