import { quantityText } from "@/worker/core/text/format-value";
import type { Result } from "@/worker/core/contract/operation";
import type { traceability } from "@/worker/modules/store/traceability/contract";
import type { CommandContext } from "../command-context";
import type { Options } from "../complete";
import { withNames } from "../names";
import { printJson, wantsJson } from "../output/json";
import { readAnswer } from "../output/show";
import { loadModule, operationOf } from "../registry";

type Trace = Result<typeof traceability.trace>;
type Branch = Trace["origins"][number];

/** Shows where a lot comes from and where it went, as a tree. */
export async function trace(context: CommandContext, lot: string, options: Pick<Options, "json" | "jq" | "columns">): Promise<void> {
  const { client, terminal, translator } = context;
  await loadModule("lots", translator.language);
  const operation = await operationOf("traceability", "trace", translator.language);
  const raw = await withNames(context, operation, { id: lot }, (input) => client.call<unknown>(operation, input));
  if (wantsJson(options)) return printJson(terminal, raw, options);
  const { number, itemName, origins, destinations, cut } = readAnswer(operation, raw) as Trace;
  const words = translator.of("traceability").fields;
  const part = (title: string | undefined, branches: Branch[]) => (branches.length ? [title ?? "", ...treeOf(branches, context)] : []);
  const lines = [`${number}  ${itemName}`, ...part(words.origins, origins), ...part(words.destinations, destinations)];
  terminal.long(lines.join("\n"));
  if (cut) terminal.aside(translator.say("trace.cut"));
}

/** Branches, each under the one it belongs to. A level is one deeper than that of its parent. */
function treeOf(branches: Branch[], { translator: { language } }: CommandContext): string[] {
  return branches.map(({ level, name, itemName, amount, reference }, place) => {
    const rest = branches.slice(place + 1);
    const isLast = (depth: number) => {
      const next = rest.find((other) => other.level <= depth);
      return !next || next.level < depth;
    };
    const trunk = Array.from({ length: level - 1 }, (_, above) => (isLast(above + 1) ? "   " : "│  ")).join("");
    const facts = [itemName, quantityText(amount, language), reference].filter(Boolean).join(" · ");
    return `${trunk}${isLast(level) ? "└─ " : "├─ "}${name}  ${facts}`;
  });
}
