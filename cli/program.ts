import { Command, Option } from "commander";
import { kebab } from "@/worker/core/contract/operation";
import type { ModuleOutline } from "./catalogue/outline";
import { addTools } from "./tools";
import { command, dress, languageFlag, withExamples, withJson } from "./command-line";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { ownExamples } from "./own-examples";
import { catalogue, loadModule, operationOf, shorterModules } from "./registry";
import { defaultApi } from "./session";
import { fastWords } from "./short-words";
import { confirm, signIn } from "./sign-in";
import { variables } from "./variables";
import type { Translator } from "./translator";

/** Written down by the build. */
const version = process.env.CELLIER_VERSION ?? "";

/**
 * The terminal's program: its own few commands, and every operation of the registry under its module.
 * @param line what was typed: only the modules it names are loaded, or every start would read hundreds of contracts
 */
export async function programFor(context: CommandContext, line: readonly string[]): Promise<Command> {
  const { translator } = context;
  const { say } = translator;
  const program = dress(new Command("cellier"), translator)
    .configureOutput({ writeOut: (text) => context.terminal.long(text.trimEnd()) })
    .description(say("about"))
    .usage(`<${say("commandWord")}>`)
    .version(version, "-v, --version", say("flags.version"))
    .addOption(languageFlag(translator))
    .option("--profile <…>", say("flags.profile"))
    .option("--quiet", say("flags.quiet"))
    .option("--no-input", say("flags.noInput"))
    .option("--timeout <n>", say("flags.timeout"));
  program.enablePositionalOptions().addHelpText("after", `\n${exitCodesText(translator)}\n\n${environmentText(translator)}`);

  const [, , first] = line;
  const named = first && catalogue().find(({ name }) => kebab(name) === first || shorterModules[name] === first);
  if (named) await addNamed(program, named, context, line);
  else await addEverything(program, context, line);
  return program;
}

/** The one module that a line begins with, and its commands: nothing else can be meant. */
async function addNamed(program: Command, outline: ModuleOutline, context: CommandContext, line: readonly string[]): Promise<void> {
  const [{ addModule }, module] = await Promise.all([import("./module-commands"), loadModule(outline.name, context.translator.language)]);
  addModule(addGroup(program, outline, context), outline.name, module, context, line);
}

/** Everything by its name, for the help, for completion and for words that name nothing. */
async function addEverything(program: Command, context: CommandContext, line: readonly string[]): Promise<void> {
  const { translator } = context;
  addSession(program, context);
  addSearch(program, context);
  addTools(program, context, line);
  await addReports(program, context, line);
  addFastWords(program, translator);
  for (const own of program.commands)
    if (ownExamples(own.name(), translator.language).length)
      withExamples(own, () => ownExamples(own.name(), translator.language), translator);
  for (const outline of catalogue()) {
    const group = addGroup(program, outline, context);
    const { name } = outline;
    const alias = shorterModules[name];
    if (!line.includes(kebab(name)) && !(alias && line.includes(alias))) continue;
    const [{ addModule }, module] = await Promise.all([import("./module-commands"), loadModule(name, translator.language)]);
    addModule(group, name, module, context, line);
  }
}

function addGroup(program: Command, { name, title, area }: ModuleOutline, { translator }: CommandContext): Command {
  const { say, language } = translator;
  const group = command(program, kebab(name), title[language], translator).usage(`<${say("commandWord")}>`);
  group.helpGroup(say(`areas.${area}`));
  const alias = shorterModules[name];
  return alias ? group.alias(alias) : group;
}

/** What is done all day, for the help: main writes these words out before a line is read. */
function addFastWords(program: Command, translator: Translator): void {
  for (const [word, [module, verb]] of Object.entries(fastWords)) {
    const title = catalogue()
      .find(({ name }) => name === module)
      ?.verbs.find((one) => one.verb === verb)?.title[translator.language];
    command(program, word, `${title} (${kebab(module)} ${kebab(verb)})`, translator).helpGroup(translator.say("areas.daily"));
  }
}

/** Who is signed in, and where. */
function addSession(program: Command, context: CommandContext): void {
  const { translator, terminal, client } = context;
  const { say, language } = translator;
  const standard = defaultApi(terminal.environment);
  command(program, "login", say("login.title"), translator)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .option("--email <e-mail>", say("flags.email"))
    .option("--password-stdin", say("flags.passwordStdin"))
    .option("--web", say("flags.web"))
    .option("--with-token", say("flags.withToken"))
    .action((options) => signIn(context, options));
  command(program, "confirm", say("opening.title"), translator)
    .option("--api <url>", say("flags.api", { standard }), standard)
    .requiredOption("--email <e-mail>", say("flags.email"))
    .requiredOption("--token <code>", say("flags.token"))
    .action((options) => confirm(context, options));
  command(program, "logout", say("logout.title"), translator).action(async () => {
    // A token from outside is nobody's session: what is written down may be another person's.
    if (terminal.environment.CELLIER_TOKEN) throw new Stop(say("logout.isToken"), exitCodes.usage);
    terminal.aside(say((await client.signOut()) ? "logout.done" : "logout.onlyHere"));
  });
  withJson(command(program, "whoami", say("whoami.title"), translator), translator).action(async (options) => {
    const { runOperation } = await import("./run-operation");
    await runOperation(context, await operationOf("account", "show", language), undefined, options);
    terminal.aside(client.where() ?? "");
  });
}

/** What is asked in words, looked for, or sent in. */
function addSearch(program: Command, context: CommandContext): void {
  const { translator } = context;
  const { say, language } = translator;
  withJson(command(program, "ask", say("ask.title"), translator), translator)
    .argument("<question...>", say("ask.question"))
    .action(async (words: string[], options) => (await import("./ask")).ask(context, words.join(" "), options));
  withJson(command(program, "find", say("find.title"), translator), translator)
    .argument("<words...>", say("find.words"))
    .addOption(new Option("-L, --limit <n>", say("flags.limit")))
    .action(async (words: string[], options) => {
      const { runOperation } = await import("./run-operation");
      const everything = await operationOf("search", "everything", language);
      return runOperation(context, everything, undefined, { ...options, words: words.join(" ") });
    });
  withJson(command(program, "brief", say("brief.title"), translator), translator).action(async (options) => {
    const { runOperation } = await import("./run-operation");
    return runOperation(context, await operationOf("dashboard", "brief", language), undefined, options);
  });
  withJson(command(program, "outbox", say("outbox.title"), translator), translator).action(async (options) =>
    (await import("./outbox")).outbox(context, options),
  );
  withJson(command(program, "scan", say("scan.title"), translator), translator)
    .argument("<file...>", say("scan.files"))
    .option("--agree-to-pay", say("scan.agree"))
    .option("--dry-run", say("flags.dryRun"))
    // It waits unless one says otherwise; whoever asks for it is not wrong.
    .addOption(new Option("--wait", say("scan.wait")).default(true, say("scan.usual")))
    .option("--no-wait", say("scan.noWait"))
    .action(async (paths: string[], options) => {
      await loadModule("scans", language);
      const { scanFiles } = await import("./scan-files");
      return scanFiles(context, paths, options);
    });
}

/** The ready reports, a command each. */
async function addReports(program: Command, context: CommandContext, line: readonly string[]): Promise<void> {
  const { translator } = context;
  const { say, language } = translator;
  const group = command(program, "report", say("report.title"), translator).usage(`<${say("commandWord")}>`);
  if (!line.includes("report")) return;
  const [{ addReportCommands }] = await Promise.all([import("./report"), loadModule("reports", language), loadModule("figures", language)]);
  addReportCommands(group, context);
}

function exitCodesText({ say }: Translator): string {
  const lines = Object.entries(exitCodes).map(
    ([name, code]) => `  ${String(code).padStart(3)}  ${say(`exitCodes.${name as keyof typeof exitCodes}`)}`,
  );
  return [say("exitCodes.title"), ...lines].join("\n");
}

function environmentText({ say }: Translator): string {
  return [say("environment.title"), ...variables.map((name) => `  ${name.padEnd(18)}  ${say(`environment.${name}`)}`)].join("\n");
}
