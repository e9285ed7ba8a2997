import type { CommandContext } from "../command-context";
import type { Options } from "../complete";
import { isYes } from "../confirm";
import { exitCodes, Stop } from "../exit-codes";
import { withNames } from "../names";
import { printJson, wantsJson } from "../output/json";
import { recordText } from "../output/record";
import { readAnswer, type Row } from "../output/show";
import { fold } from "@/worker/core/language";
import { loadModule, operationOf } from "../registry";
import { dayNamed } from "./day";

/** An order as it is said. */
interface Spoken {
  client: string;
  parts: { count: number; words: string }[];
  dueOn: string | null;
}

/**
 * Reads "Etxe Ona 40 rillettes 180 vendredi": the client, then how many of what, then the day. A number stands for how many
 * where what comes after it is a word, and for a part of the name ("180") otherwise.
 */
export function readOrder(words: readonly string[], now?: number): Spoken {
  const all = words.flatMap((word) => word.split(/\s+/)).filter((word) => word && fold(word) !== "new");
  const dueOn = dayNamed(all.at(-1) ?? "", now);
  const spoken = dueOn ? all.slice(0, -1) : all;
  const parts: Spoken["parts"] = [];
  const client: string[] = [];
  for (const [place, word] of spoken.entries()) {
    const isCount = /^\d{1,6}$/.test(word) && /^\p{L}/u.test(spoken[place + 1] ?? "");
    const part = parts.at(-1);
    if (isCount) parts.push({ count: Number(word), words: "" });
    else if (part) part.words = `${part.words} ${word}`.trim();
    else client.push(word);
  }
  return { client: client.join(" "), parts, dueOn };
}

interface OrderOptions extends Pick<Options, "json" | "jq" | "columns"> {
  yes?: boolean;
  /** It is shown what it comes to, and no more. */
  dryRun?: boolean;
}

/** Writes an order from one line, after showing what it comes to. @throws Stop when the line names no client or no product */
export async function order(context: CommandContext, words: string[], options: OrderOptions): Promise<void> {
  const { yes, dryRun } = options;
  const isForPrograms = wantsJson(options);
  const { client, terminal, translator } = context;
  const { say, language } = translator;
  await Promise.all(["orders", "items", "clients"].map((module) => loadModule(module, language)));
  const spoken = readOrder(words);
  if (!spoken.client || !spoken.parts.length) throw new Stop(say("order.form"), exitCodes.usage);
  if (!yes && !dryRun && !terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const lines = await Promise.all(
    spoken.parts.map(async ({ count, words: name }) => ({ item: await itemNamed(context, name), amount: { value: count, unit: "piece" } })),
  );
  const create = await operationOf("orders", "create", language);
  const preview = await operationOf("orders", "preview", language);
  const input = { client: spoken.client, lines, ...(spoken.dueOn && { dueOn: spoken.dueOn }) };
  const named = await withNames(context, create, input, async (current) => {
    const foreseen = await client.call<Row>(preview, { ...current, lines: JSON.stringify(current.lines) });
    const shown = recordText(preview, readAnswer(preview, foreseen) as Row, translator, terminal.screen);
    if (dryRun && isForPrograms) await printJson(terminal, foreseen, options);
    else if (dryRun) terminal.out(shown);
    else if (!isForPrograms) terminal.aside(shown);
    return current;
  });
  if (dryRun) return terminal.aside(say("dryRun.done"));
  if (!yes) {
    const { companyName } = await client.call<{ companyName: string }>(await operationOf("clients", "show", language), {
      id: named.client,
    });
    const answer = await terminal.ask(say("order.confirm", { client: companyName, day: spoken.dueOn ?? "—" }));
    if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
  }
  const created = await client.call<Row>(create, named);
  if (isForPrograms) return printJson(terminal, created, options);
  terminal.out(recordText(create, readAnswer(create, created) as Row, translator, terminal.screen));
}

/** The product whose name or SKU holds all these words. @throws Stop when none does, or several do */
async function itemNamed({ client, translator }: CommandContext, words: string): Promise<string> {
  const { say, language } = translator;
  const list = await operationOf("items", "list", language);
  const { items } = await client.call<{ items: { id: string; sku: string; name: string; kind: string }[] }>(list, {
    search: words,
    limit: 50,
  });
  const wanted = fold(words).split(/\s+/);
  const holds = ({ name, sku }: { name: string; sku: string }) => wanted.every((word) => fold(`${name} ${sku}`).includes(word));
  const found = items.filter((item) => item.kind !== "ingredient" && holds(item));
  if (found.length === 1 && found[0]) return found[0].id;
  const lines = found.slice(0, 8).map(({ sku, name }) => `${sku} · ${name}`);
  throw new Stop(say(found.length ? "names.several" : "names.none", { name: words }), exitCodes.usage, lines);
}
