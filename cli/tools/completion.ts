import type { Command } from "commander";
import type { OperationOutline } from "../catalogue/outline";
import { rowFieldsOf } from "../output/show";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import { aliased, aliasesOf } from "../aliases";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { withoutGlobals } from "../globals";
import { profilesIn } from "../session";
import { spelledOut } from "../short-words";
import { catalogue, loadModule, outlinesOf, shorterModules } from "../registry";

const scripts: Record<string, string> = {
  bash: `_cellier() {
  local line words=() word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do words+=("\${word//\\\\/}"); done
  COMPREPLY=()
  while IFS= read -r line; do COMPREPLY+=("$(printf %q "$line")"); done < <(cellier __complete -- "\${words[@]}" 2>/dev/null | cut -f1)
  case "\${COMP_WORDS[COMP_CWORD-1]}" in --out|--pdf|--input|--each|scan|import|put) compopt -o default ;; esac
}
complete -F _cellier cellier`,
  zsh: `#compdef cellier
_cellier() {
  local -a found
  found=(\${(f)"$(cellier __complete -- "\${words[@]:1:$((CURRENT-1))}" 2>/dev/null | sed -e 's/:/\\\\:/g' -e 's/\\t/:/')"})
  _describe 'cellier' found
}
compdef _cellier cellier`,
  fish: `function __cellier
  set -l line (commandline -opc) (commandline -ct)
  cellier __complete -- $line[2..-1] 2>/dev/null
end
complete -c cellier -f -a '(__cellier)'`,
};

/** Longest wait for the references of the service, in milliseconds: nobody waits for a completion. */
const PATIENCE = 1_000;
/** References that are proposed. */
const PROPOSED = 30;

/** Prints what a shell needs to complete command lines. @throws Stop for a shell that is not ours */
export function completion({ terminal, translator }: CommandContext, shell: string): void {
  const script = scripts[shell];
  const choices = Object.keys(scripts).join(", ");
  if (!script) throw new Stop(translator.say("wrongUsage.invalidArgument", { name: shell, choices }), exitCodes.usage);
  terminal.out(script);
}

/** Proposes what may stand at the end of a command line, each with what it means. @param words those typed so far, the last unfinished */
export async function complete(context: CommandContext, program: Command, words: string[]): Promise<void> {
  const last = words.at(-1) ?? "";
  const { environment } = context.terminal;
  const before = spelledOut(aliased(["", "", ...withoutGlobals(words.slice(0, -1))], environment)).slice(2);
  const isProfile = words.at(-2) === "--profile";
  const proposals = isProfile
    ? profilesIn(environment).map((name): Proposal => [name, ""])
    : await proposalsFor(context, program, before, last).catch(() => []);
  const lines = proposals.filter(([text]) => text.toLowerCase().startsWith(last.toLowerCase()));
  if (lines.length) context.terminal.out(lines.map((parts) => parts.filter(Boolean).join("\t")).join("\n"));
}

type Proposal = [text: string, meaning: string];

async function proposalsFor(context: CommandContext, program: Command, before: string[], last: string): Promise<Proposal[]> {
  const { language, say } = context.translator;
  const [first, second] = before.filter((word) => !word.startsWith("-"));
  if (!first)
    return [
      ...program.commands.filter((one) => one.name() !== "__complete").map((one): Proposal => [one.name(), one.description()]),
      ...Object.entries(aliasesOf(context.terminal.environment)),
    ];
  const module = catalogue().find(({ name }) => kebab(name) === first || shorterModules[name] === first);
  if (!module) return ownWords(program, first, second, last);
  if (!second) return [...module.verbs.map((one): Proposal => [kebab(one.verb), one.title[language]]), ["browse", say("browse.title")]];
  const operation = Object.values(outlinesOf(module.name)).find((one) => kebab(nameOf(one).verb) === second);
  if (!operation) return [];
  const { id, ...shapes } = operation.input.shape;
  if (before.at(-1) === "--columns" || (before.at(-1) === "--json" && !id)) return columnsAt(operation, last);
  const [, flag] = Object.entries(shapes).find(([field]) => `--${kebab(field)}` === before.at(-1)) ?? [];
  if (flag?.options.length) return flag.options.map((choice) => [choice, ""]);
  if (flag?.names[0]) return references(context, flag.names[0], last);
  if (flag && flag.kind !== "boolean") return [];
  const isNamed = before.filter((word) => !word.startsWith("-")).length > 2;
  if (id && !isNamed && !last.startsWith("-")) return references(context, id.names[0] ?? module.name, last);
  return [...Object.keys(shapes), "json", "jq", "columns", operation.kind === "command" ? "dryRun" : "csv"].map((field) => [
    `--${kebab(field)}`,
    "",
  ]);
}

/** The fields of what is answered, after those that were named already. */
function columnsAt(operation: OperationOutline, last: string): Proposal[] {
  const named = last.slice(0, last.lastIndexOf(",") + 1);
  const free = Object.keys(rowFieldsOf(operation)).filter((field) => !named.split(",").includes(field));
  return free.map((field) => [named + field, ""]);
}

/** What stands behind a command of the program's own: the names of reports, of papers, and its flags. */
function ownWords(program: Command, name: string, inner: string | undefined, last: string): Proposal[] {
  const own = program.commands.find((one) => one.name() === name);
  const target = own?.commands.find((one) => one.name() === inner) ?? own;
  const flags = target?.options.filter(({ hidden }) => !hidden).map((one): Proposal => [one.long ?? one.flags, one.description]) ?? [];
  if (last.startsWith("-")) return flags;
  return inner ? [] : (own?.commands ?? []).map((one) => [one.name(), one.description()]);
}

/** What the list of a module shows first, as the service has it now. */
async function references({ client, translator }: CommandContext, name: string, typed: string): Promise<Proposal[]> {
  const { list } = (await loadModule(name, translator.language)).operations;
  if (!list) return [];
  const input = {
    ...("limit" in list.input.shape && { limit: PROPOSED }),
    ...(typed && "search" in list.input.shape && { search: typed }),
  };
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE).unref());
  const { items } = await Promise.race([client.call<{ items: Record<string, unknown>[] }>(list, input), late]);
  const startsSo = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
  return items.flatMap((row): Proposal[] => {
    const code = row.reference ?? row.number ?? row.sku ?? "";
    const about = String(row.companyName ?? row.name ?? row.clientName ?? row.partyName ?? row.itemName ?? "");
    if (typeof code !== "string") return [];
    // Whoever began with the name goes on with the name.
    if (typed && about && !startsSo(code)) return [[about, code]];
    return code ? [[code, about]] : [];
  });
}
