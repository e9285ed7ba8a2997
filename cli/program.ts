import { Command, CommanderError } from "commander";
import { kebab, nameOf, type Operation } from "@/worker/core/operation";
import { account } from "@/worker/modules/account/contract";
import { modules } from "@/worker/modules/contracts";
import { ask } from "./ask";
import type { Desk } from "./desk";
import { exitCodes, Stop } from "./exit-codes";
import { addFlags } from "./flags";
import { runOperation } from "./run-operation";
import { signIn } from "./sign-in";
import type { Voice } from "./voice";

const LOCAL = "http://127.0.0.1:8787";

/** The terminal's program: its own few commands, and every operation of the registry under its module. */
export function programFor(desk: Desk): Command {
  const { voice, client, terminal } = desk;
  const { say } = voice;
  const program = dress(new Command("cellier"), voice)
    .description(say("about"))
    .usage(`<${say("commandWord")}>`);
  program.enablePositionalOptions().addHelpText("after", `\n${exitCodesText(voice)}`);

  command(program, "login", say("login.title"), voice)
    .option("--api <url>", say("flags.api"), terminal.environment.CELLIER_API ?? LOCAL)
    .option("--email <e-mail>", say("flags.email"))
    .option("--password-stdin", say("flags.passwordStdin"))
    .action((options) => signIn(desk, options));
  command(program, "logout", say("logout.title"), voice).action(async () => {
    await client.signOut();
    terminal.aside(say("logout.done"));
  });
  withJson(command(program, "whoami", say("whoami.title"), voice), voice).action((options) =>
    runOperation(desk, account.show, undefined, options),
  );
  withJson(command(program, "ask", say("ask.title"), voice), voice)
    .argument("<question...>", say("ask.question"))
    .action((words: string[], options) => ask(desk, words.join(" "), options));

  for (const [module, { operations }] of Object.entries(modules)) addModule(program, module, Object.values(operations), desk);
  return program;
}

function addModule(program: Command, module: string, operations: Operation[], desk: Desk): void {
  const { voice } = desk;
  const words = voice.of(module);
  const group = command(program, kebab(module), words.title, voice).usage(`<${voice.say("commandWord")}>`);
  for (const operation of operations) {
    const { verb } = nameOf(operation);
    const one = withJson(command(group, kebab(verb), words.operations[verb]?.title ?? verb, voice), voice);
    const hasId = "id" in operation.input.shape;
    if (hasId) one.argument("<id>", voice.say("flags.id"));
    if (operation.risk === "irreversible") one.option("--yes", voice.say("flags.yes"));
    addFlags(one, operation, voice);
    one.action((...given) => {
      const [first, second] = given as [string | object, object];
      return hasId
        ? runOperation(desk, operation, first as string, { ...second })
        : runOperation(desk, operation, undefined, { ...(first as object) });
    });
  }
  const list = operations.find((operation) => nameOf(operation).verb === "list");
  if (list) addBrowse(group, list, desk);
}

/** The same list, on the whole screen. Ink comes with it, and only then. */
function addBrowse(group: Command, list: Operation, desk: Desk): void {
  const { terminal, voice } = desk;
  const { module } = nameOf(list);
  command(group, "browse", voice.say("browse.title"), voice).action(async () => {
    const instead = `cellier ${kebab(module)} list`;
    if (!terminal.isInteractive) throw new Stop(voice.say("browse.noTerminal", { command: instead }), exitCodes.usage);
    const { browse } = await import("./screens/browse");
    await browse(desk, list);
  });
}

function command(parent: Command, name: string, description: string, voice: Voice): Command {
  const made = dress(parent.command(name), voice);
  return made.description(description).option("--lang <fr|en>", voice.say("flags.lang"));
}

function withJson(one: Command, voice: Voice): Command {
  return one.option("--json", voice.say("flags.json"));
}

/** Help and refusals in the person's language; commander never ends the process by itself. */
function dress(one: Command, { say }: Voice): Command {
  one.helpOption("-h, --help", say("help")).helpCommand(false);
  one.configureHelp({ styleTitle: (title) => say(titles[title] ?? "") || title, subcommandTerm: termOf });
  return one.exitOverride().configureOutput({ outputError: () => {} });
}

function termOf(one: Command): string {
  return [one.name(), ...one.registeredArguments.map((argument) => `<${argument.name()}>`)].join(" ");
}

const titles: Record<string, string> = { "Usage:": "usage", "Arguments:": "arguments", "Options:": "options", "Commands:": "commands" };

function exitCodesText({ say }: Voice): string {
  const lines = Object.entries(exitCodes).map(([name, code]) => `  ${code}  ${say(`exitCodes.${name as keyof typeof exitCodes}`)}`);
  return [say("exitCodes.title"), ...lines].join("\n");
}

/** What commander's refusal of a command line means: help was asked for, or the line is wrong. */
export function stopOf(error: unknown, { say }: Voice): Stop | null {
  if (error instanceof Stop) return error;
  if (!(error instanceof CommanderError)) return null;
  if (error.exitCode === 0) return new Stop("", exitCodes.ok);
  // A module named without a verb shows its help.
  if (error.code === "commander.help") return new Stop("", exitCodes.usage);
  const name = /'([^']+)'/.exec(error.message)?.[1];
  const reason = `wrongUsage.${error.code.replace("commander.", "")}`;
  return new Stop(say([reason, "wrongUsage.other"], { name }), exitCodes.usage);
}
