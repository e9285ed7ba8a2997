import { type Command, Option } from "commander";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import { type ImportTargetName, importTargets, targetModules } from "@/worker/modules/business/imports/status";
import { command, withExamples, withJson } from "./command-line";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { mustConfirm } from "./confirm";
import { askLines, exampleLine } from "./example-lines";
import { ownExamples } from "./own-examples";
import { exitCodes, Stop } from "./exit-codes";
import { fileArguments } from "./file-arguments";
import { addFlags, textsOf } from "./flags";
import { isBundled } from "./keep-bundle";
import { loadModule, type LoadedModule } from "./registry";
import { runOperation } from "./run-operation";
import { loadScreens } from "./screens/load";

/** Shorter names of what is asked for all day. */
const shorter: Record<string, string> = {
  "stock.shortages": "low",
  "documents.upload": "put",
  "documents.file": "get",
  "signatures.show": "status",
};
/** Operations whose question stands after their name, without a flag. */
const questionOf: Record<string, string> = { "documents.search": "search" };

/**
 * Every operation of a module as a command, and what the terminal adds to its list.
 * @param line what was typed: the operations it does not name have their names alone, for help and for likely misspellings
 */
export function addModule(
  group: Command,
  name: string,
  { operations }: LoadedModule,
  context: CommandContext,
  line: readonly string[],
): void {
  for (const operation of Object.values(operations)) {
    const verbCommand = addName(group, name, operation, context);
    if (line.includes(verbCommand.name()) || line.includes(verbCommand.alias())) addFlagsAndAction(verbCommand, name, operation, context);
  }
  if (operations.list) addBrowse(group, operations.list, context);
  const targets = importTargets.filter((target) => targetModules[target] === name);
  if (targets.length) addImport(group, targets, context);
}

function addName(group: Command, module: string, operation: OperationOutline, { translator }: CommandContext): Command {
  const { verb } = nameOf(operation);
  const verbCommand = command(group, kebab(verb), translator.of(module).operations[verb]?.title ?? verb, translator);
  const alias = shorter[operation.id];
  return alias ? verbCommand.alias(alias) : verbCommand;
}

function addFlagsAndAction(verbCommand: Command, module: string, operation: OperationOutline, context: CommandContext): void {
  const { translator } = context;
  const { say } = translator;
  const words = translator.of(module).operations[nameOf(operation).verb];
  const isFile = operation.answers !== undefined;
  const own = operation.input.shape;
  withJson(verbCommand, translator, !isFile && !("columns" in own));
  if (operation.answers === "export") verbCommand.option("--out <file>", say("flags.out"));
  else if (operation.answers === "sheet" || isBundled(operation)) verbCommand.option("--out <file>", say("flags.outPaper"));
  if (!isFile && operation.kind === "query") verbCommand.addOption(new Option("--csv", say("flags.csv")).conflicts("json"));
  if (!isFile && "cursor" in own) verbCommand.option("--all", say("flags.all"));
  const hasId = "id" in own;
  const taken = fileArguments[operation.id];
  if (hasId) verbCommand.argument(taken ? "<id>" : "[id]", say("flags.id"));
  if (mustConfirm(operation)) verbCommand.option("--yes", say("flags.yes"));
  if (operation.kind === "command") {
    if (!("dryRun" in own)) verbCommand.option("--dry-run", say("flags.dryRun"));
    verbCommand.option("--idempotency-key <…>", say("flags.key"));
    verbCommand.option("--each <file>", say("flags.each"));
    // Whoever says yes to what asks nothing is not wrong.
    if (!mustConfirm(operation)) verbCommand.addOption(new Option("--yes", say("flags.yes")).hideHelp());
  }
  const question = questionOf[operation.id];
  if (taken) verbCommand.argument(taken.only.length ? "<file>" : "[file]", say("flags.file"));
  if (question) verbCommand.argument("[words...]", say("find.words"));
  addFlags(verbCommand, operation, translator, [...(taken?.only ?? [])]);
  const { language } = translator;
  withExamples(verbCommand, () => [exampleLine(operation, language), ...askLines(operation, words?.examples ?? [], language)], translator);
  verbCommand.action(async (...typed) => {
    if (taken && hasId) {
      const [of, path, flags] = typed as [string, string | undefined, object];
      return runOperation(context, operation, of, { ...flags, ...(path !== undefined && (await taken.read(context, path))) });
    }
    const [first, second] = typed as [string | string[] | undefined | object, object];
    if (taken && typeof first === "string")
      return runOperation(context, operation, undefined, { ...second, ...(await taken.read(context, first)) });
    if (question && Array.isArray(first) && first.length)
      return runOperation(context, operation, undefined, { ...second, [question]: first.join(" ") });
    const isSecond = hasId || taken !== undefined || question !== undefined;
    const id = hasId ? (first as string | undefined) : undefined;
    const options = (isSecond ? second : first) as Options;
    if (options.each === undefined) return runOperation(context, operation, id, { ...options });
    const { runEach } = await import("./run-each");
    return runEach(context, operation, options as Options & { each: string });
  });
}

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
  withExamples(importCommand, () => ownExamples("table", translator.language), translator);
  importCommand.action(async (path, options) => {
    await loadModule("imports", translator.language);
    const { importFile } = await import("./import-file");
    return importFile(context, path, { as: targets[0], ...options });
  });
}

/** The same list, on the whole screen. */
function addBrowse(group: Command, list: OperationOutline, context: CommandContext): void {
  const { terminal, translator } = context;
  const { module } = nameOf(list);
  const browseCommand = command(group, "browse", translator.say("browse.title"), translator);
  addFlags(browseCommand, list, translator, ["limit", "cursor"]);
  withExamples(browseCommand, () => ownExamples("browse", translator.language), translator);
  browseCommand.action(async (options) => {
    const instead = `cellier ${kebab(module)} list`;
    if (!terminal.isInteractive) throw new Stop(translator.say("browse.noTerminal", { command: instead }), exitCodes.usage);
    const [{ browse }, { coerce }] = await Promise.all([loadScreens(context), import("@/worker/core/contract/coerce")]);
    await browse(context, list, coerce(list.input.shape, textsOf(list, options, translator)));
  });
}
