import { type Command, Option } from "commander";
import { kebab } from "@/worker/core/contract/operation";
import { printKinds } from "@/worker/modules/papers/generator/status";
import { operationOf } from "./registry";
import { command, withJson } from "./command-line";
import { settingNames } from "./settings";
import type { CommandContext } from "./command-context";

/** The tools around the operations. Each is a file of its own, read when it is called. */
export function addTools(program: Command, context: CommandContext, line: readonly string[]): void {
  const { translator } = context;
  const { say } = translator;
  const several = (value: string, before: string[]) => [...before, value];

  command(program, "api", say("api.title"), translator)
    .argument("<method>", say("api.either"))
    .argument("[path]", say("api.path"))
    .option("--paginate", say("api.paginate"))
    .option("-X, --method <…>", say("api.method"))
    .option("-F, --field <name=value>", say("api.field"), several, [])
    .option("-f, --raw-field <name=value>", say("api.rawField"), several, [])
    .option("-H, --header <name:value>", say("api.header"), several, [])
    .option("--input <file>", say("api.input"))
    .option("-i, --include", say("api.include"))
    .option("-q, --jq <…>", say("flags.jq"))
    .option("--idempotency-key <…>", say("flags.key"))
    .action(async (method, path, options) => (await import("./tools/api")).api(context, method, path, options));

  const config = command(program, "config", say("config.title"), translator).usage(`<${say("commandWord")}>`);
  if (line.includes("config")) {
    const manage = async () => import("./tools/config");
    const named = (verb: "get" | "set" | "unset") =>
      command(config, verb, say(`config.${verb}`), translator).argument("<name>", say("config.name", { names: settingNames.join(", ") }));
    command(config, "list", say("config.list"), translator).action(async () => (await manage()).listSettings(context));
    named("get").action(async (name) => (await manage()).getSetting(context, name));
    named("set")
      .argument("<value>", say("config.value"))
      .action(async (name, value) => (await manage()).setSetting(context, name, value));
    named("unset").action(async (name) => (await manage()).setSetting(context, name));
  }
  command(program, "switch", say("switch.title"), translator)
    .argument("[profile]", say("switch.profile"))
    .addOption(new Option("-u, --user <profile>", say("switch.profile")).hideHelp())
    .action(async (profile, { user }) => (await import("./tools/config")).switchTo(context, profile ?? user));

  const alias = command(program, "alias", say("alias.title"), translator).usage(`<${say("commandWord")}>`);
  if (line.includes("alias")) {
    const manage = async () => import("./tools/alias");
    command(alias, "list", say("alias.list"), translator).action(async () => (await manage()).listAliases(context));
    command(alias, "set", say("alias.set"), translator)
      .argument("<name>", say("alias.name"))
      .argument("<line>", say("alias.line"))
      .option("--clobber", say("alias.clobber"))
      .action(async (name, text, { clobber }) =>
        (await manage()).setAlias(
          context,
          program.commands.map((one) => one.name()),
          { name, line: text, isReplaced: Boolean(clobber) },
        ),
      );
    command(alias, "delete", say("alias.delete"), translator)
      .alias("remove")
      .argument("<name>", say("alias.name"))
      .action(async (name) => (await manage()).deleteAlias(context, name));
  }

  command(program, "export", say("ownData.export"), translator)
    .argument("<folder>", say("ownData.folder"))
    .option("--only <a,b>", say("ownData.only"))
    .option("--dry-run", say("ownData.dryExport"))
    .action(async (folder, options) => (await import("./own-data/export")).exportAll(context, folder, options));
  command(program, "import", say("ownData.import"), translator)
    .argument("<folder>", say("ownData.folder"))
    .option("--only <a,b>", say("ownData.only"))
    .option("--dry-run", say("import.dryRun"))
    .option("--skip-refused", say("ownData.skipRefused"))
    .option("--yes", say("flags.yes"))
    .action(async (folder, options) => (await import("./own-data/import")).importAll(context, folder, options));
  withJson(command(program, "trace", say("trace.title"), translator), translator)
    .argument("<lot>", say("trace.lot"))
    .action(async (lot, options) => (await import("./tools/trace")).trace(context, lot, options));
  withJson(command(program, "order", say("order.title"), translator), translator)
    .argument("<words...>", say("order.words"))
    .option("--yes", say("flags.yes"))
    .option("--dry-run", say("flags.dryRun"))
    .option("--idempotency-key <…>", say("flags.key"))
    .action(async (words: string[], options) => (await import("./tools/order")).order(context, words, options));
  command(program, "open", say("open.title"), translator)
    .argument("<record...>", say("open.record"))
    .option("--print", say("open.print"))
    .action(async (words: string[], options) => (await import("./tools/open")).open(context, words.join(" "), options));
  const papers = command(program, "papers", say("papers.title"), translator).usage(`<${say("commandWord")}>`);
  if (line.includes("papers")) {
    command(papers, "make", say("papers.make"), translator)
      .argument("<kind>", say("papers.kind", { kinds: printKinds.map(kebab).join(", ") }))
      .option("--for <…>", say("papers.for"))
      .option("--language <fr|en>", say("papers.language"), translator.language)
      .option("--category <…>", say("papers.category"))
      .option("--text <…>", say("papers.text"))
      .option("--out <file>", say("flags.outPaper"))
      .action(async (kind: string, { for: record, ...options }) => {
        const { runOperation } = await import("./run-operation");
        const print = await operationOf("generator", "print", translator.language);
        return runOperation(context, print, undefined, { ...options, kind: kind.replaceAll("-", "_"), record });
      });
  }
  withJson(command(program, "tail", say("tail.title"), translator), translator).action(async (options) =>
    (await import("./tools/tail")).tail(context, options),
  );
  command(program, "doctor", say("doctor.title"), translator).action(async () => (await import("./tools/doctor")).doctor(context));
  withJson(command(program, "commands", say("commandsList.title"), translator), translator).action(async (options) =>
    (await import("./tools/commands")).listCommands(context, program, options),
  );
  command(program, "completion", say("completion.title"), translator)
    .addOption(new Option("--words <…>").hideHelp())
    .argument("[shell]", say("completion.shell"))
    .addOption(new Option("-s, --shell <…>", say("completion.shell")).hideHelp())
    .action(async (shell, options) => (await import("./tools/completion")).completion(context, shell ?? options.shell ?? ""));
  command(program, "man", say("man.title"), translator).action(async () => (await import("./tools/man")).man(context, program));
  const complete = program.command("__complete", { hidden: true }).argument("[words...]").allowUnknownOption();
  complete.action(async (words: string[]) => (await import("./tools/completion")).complete(context, program, words));
}
