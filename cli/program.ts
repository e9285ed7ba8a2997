import { basename } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { languages } from "@/worker/core/language";
import { kebab, nameOf, type Operation } from "@/worker/core/contract/operation";
import { coerce } from "@/worker/core/contract/coerce";
import { isExport } from "@/worker/core/contract/exporting";
import { isSheet } from "@/worker/core/contract/printing";
import { account } from "@/worker/modules/business/account/contract";
import { bank } from "@/worker/modules/money/bank/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { search } from "@/worker/modules/business/search/contract";
import { modules } from "@/worker/modules/contracts";
import { type ImportTargetName, importTargets, targetModules } from "@/worker/modules/business/imports/status";
import { comparisons } from "@/worker/modules/business/figures/shapes";
import { readyReportNames, readyReports } from "@/worker/modules/business/reports/rules";
import { ask } from "./ask";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { addFlags, textsOf } from "./flags";
import { importFile } from "./import-file";
import { readText } from "./read-text";
import { outbox } from "./outbox";
import { showReport } from "./report";
import { runOperation } from "./run-operation";
import { defaultApi } from "./session";
import { confirm, signIn } from "./sign-in";
import { scanFiles } from "./scan-files";
import type { Translator } from "./translator";

/**
 * The terminal's program: its own few commands, and every operation of the registry under its module.
 * @param line what was typed: only the modules it names are built in full, or every start would wait for hundreds of commands
 */
export function programFor(context: CommandContext, line: readonly string[]): Command {
  const { translator, client, terminal } = context;
  const { say } = translator;
  const standard = defaultApi(terminal.environment);
  const program = dress(new Command("cellier"), translator)
    .description(say("about"))
    .usage(`<${say("commandWord")}>`)
    .addOption(languageFlag(translator));
  program.enablePositionalOptions().addHelpText("after", `\n${exitCodesText(translator)}`);

  command(program, "login", say("login.title"), translator)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .option("--email <e-mail>", say("flags.email"))
    .option("--password-stdin", say("flags.passwordStdin"))
    .action((options) => signIn(context, options));
  command(program, "confirm", say("opening.title"), translator)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .requiredOption("--email <e-mail>", say("flags.email"))
    .requiredOption("--token <code>", say("flags.token"))
    .action((options) => confirm(context, options));
  command(program, "logout", say("logout.title"), translator).action(async () => {
    terminal.aside(say((await client.signOut()) ? "logout.done" : "logout.onlyHere"));
  });
  withJson(command(program, "whoami", say("whoami.title"), translator), translator).action((options) =>
    runOperation(context, account.show, undefined, options),
  );
  withJson(command(program, "ask", say("ask.title"), translator), translator)
    .argument("<question...>", say("ask.question"))
    .action((words: string[], options) => ask(context, words.join(" "), options));
  const find = withJson(command(program, "find", translator.of("search").operations.everything?.title ?? "", translator), translator)
    .argument("<words...>", say("find.words"))
    .action((words: string[], options) => runOperation(context, search.everything, undefined, { ...options, words: words.join(" ") }));
  addFlags(find, search.everything, translator, ["words"]);
  withJson(command(program, "brief", translator.of("dashboard").operations.brief?.title ?? "", translator), translator).action((options) =>
    runOperation(context, dashboard.brief, undefined, options),
  );
  withJson(command(program, "outbox", say("outbox.title"), translator), translator).action((options) => outbox(context, options));

  withJson(command(program, "scan", say("scan.title"), translator), translator)
    .argument("<file...>", say("scan.files"))
    .option("--agree-to-pay", say("scan.agree"))
    .action((paths: string[], options) => scanFiles(context, paths, options));

  addReports(program, context, line);
  for (const [module, { operations }] of Object.entries(modules)) {
    const group = command(program, kebab(module), translator.of(module).title, translator).usage(`<${say("commandWord")}>`);
    if (line.includes(kebab(module))) addModule(group, module, Object.values(operations), context);
  }
  return program;
}

/** The ready reports, a command each. */
function addReports(program: Command, context: CommandContext, line: readonly string[]): void {
  const { translator } = context;
  const { say } = translator;
  const group = command(program, "report", say("report.title"), translator).usage(`<${say("commandWord")}>`);
  if (!line.includes("report")) return;
  const several = (value: string, before: string[]) => [...before, value];
  for (const name of readyReportNames) {
    const label = translator.of("reports").values?.report?.[name] ?? name;
    withJson(command(group, kebab(name), label, translator), translator)
      .addOption(new Option("--csv", say("report.csv")).conflicts("json"))
      .option("--pdf <file>", say("flags.outPaper"))
      .option("--by <…>", say("report.by", { choices: readyReports[name].by.join(", ") }))
      .option("--period <…>", say("report.period"))
      .addOption(new Option("--compare [year|previous]", say("report.compare")).choices(comparisons))
      .option("--only <…=…>", say("report.only"), several, [])
      .option("--limit <n>", translator.of("figures").fields.limit)
      .action((options) => showReport(context, name, options));
  }
}

function addModule(group: Command, module: string, operations: Operation[], context: CommandContext): void {
  const { translator } = context;
  const words = translator.of(module);
  for (const operation of operations) {
    const { verb } = nameOf(operation);
    const verbCommand = withJson(command(group, kebab(verb), words.operations[verb]?.title ?? verb, translator), translator);
    if (isExport(operation)) verbCommand.option("--out <file>", translator.say("flags.out"));
    else if (isSheet(operation)) verbCommand.option("--out <file>", translator.say("flags.outPaper"));
    else if (operation.kind === "query") verbCommand.addOption(new Option("--csv", translator.say("flags.csv")).conflicts("json"));
    const hasId = "id" in operation.input.shape;
    if (hasId) verbCommand.argument("<id>", translator.say("flags.id"));
    if (operation.risk === "irreversible") verbCommand.option("--yes", translator.say("flags.yes"));
    const takesFile = operation.id === bank.import.id;
    if (takesFile) verbCommand.argument("<file>", translator.say("import.file"));
    addFlags(verbCommand, operation, translator, takesFile ? ["content", "fileName"] : []);
    verbCommand.action(async (...typed) => {
      const [first, second] = typed as [string | object, object];
      if (takesFile) return runOperation(context, operation, undefined, { ...second, ...(await textOf(context, first as string)) });
      return hasId
        ? runOperation(context, operation, first as string, { ...second })
        : runOperation(context, operation, undefined, { ...(first as object) });
    });
  }
  const list = operations.find((operation) => nameOf(operation).verb === "list");
  if (list) addBrowse(group, list, context);
  const targets = importTargets.filter((target) => targetModules[target] === module);
  if (targets.length) addImport(group, targets, context);
}

/** A file as an operation takes it. */
const textOf = async (context: CommandContext, path: string) => ({ content: await readText(context, path), fileName: basename(path) });

/** Brings in a file of the module's records. */
function addImport(group: Command, targets: ImportTargetName[], context: CommandContext): void {
  const { translator } = context;
  const { say } = translator;
  const importCommand = withJson(command(group, "import", say("import.title"), translator), translator).argument(
    "<file>",
    say("import.file"),
  );
  if (targets.length > 1) importCommand.addOption(new Option("--as <…>", say("import.as", { standard: targets[0] })).choices(targets));
  const several = (value: string, before: string[]) => [...before, value];
  importCommand
    .option("--map <column=field>", say("import.map"), several, [])
    .option("--every <field=text>", say("import.every"), several, [])
    .option("--dry-run", say("import.dryRun"))
    .option("--skip-refused", say("import.skipRefused"))
    .option("--clear-empty", say("import.clearEmpty"))
    .option("--yes", say("flags.yes"));
  if (targets.includes("tariffs")) importCommand.option("--create-unknown", say("import.createUnknown"));
  importCommand.action((path, options) => importFile(context, path, { as: targets[0], ...options }));
}

/** The same list, on the whole screen. Ink comes with it, and only then. */
function addBrowse(group: Command, list: Operation, context: CommandContext): void {
  const { terminal, translator } = context;
  const { module } = nameOf(list);
  const browseCommand = command(group, "browse", translator.say("browse.title"), translator);
  addFlags(browseCommand, list, translator, ["limit", "cursor"]);
  browseCommand.action(async (options) => {
    const instead = `cellier ${kebab(module)} list`;
    if (!terminal.isInteractive) throw new Stop(translator.say("browse.noTerminal", { command: instead }), exitCodes.usage);
    // Ink's colours do not know NO_COLOR, only this; it is read when they are loaded.
    if (terminal.environment.NO_COLOR) process.env.FORCE_COLOR = "0";
    const { browse } = await import("./screens/browse");
    await browse(context, list, coerce(list.input, textsOf(list, options)));
  });
}

function command(parent: Command, name: string, description: string, translator: Translator): Command {
  const created = dress(parent.command(name), translator);
  return created.description(description).addOption(languageFlag(translator));
}

/** Read before everything else, by main: here it is only checked and described. */
function languageFlag({ say }: Translator): Option {
  return new Option("--lang <fr|en>", say("flags.lang")).choices(languages);
}

function withJson(target: Command, translator: Translator): Command {
  return target.option("--json", translator.say("flags.json"));
}

/** Help and refusals in the person's language; commander never ends the process by itself. */
function dress(target: Command, { say }: Translator): Command {
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
