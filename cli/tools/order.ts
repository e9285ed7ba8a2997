import { digestOf } from "../call-named";
import type { CommandContext } from "../command-context";
import type { Options } from "../complete";
import { formatDate } from "@/worker/core/figures/dates";
import { isYes } from "../is-yes";
import { exitCodes, Stop } from "../exit-codes";
import { withNames } from "../names";
import { printJson, wantsJson } from "../output/json";
import type { OperationOutline } from "../catalogue/outline";
import { recordTsv } from "../output/csv";
import { recordText } from "../output/record";
import { readAnswer, type Row } from "../output/show";
import { numberFrom } from "@/worker/core/contract/coerce";
import type { Unit } from "@/worker/core/figures/quantity";
import { unitOf } from "@/worker/core/figures/unit-words";
import { fold } from "@/worker/core/language";
import { loadModule, operationOf } from "../registry";
import { dayNamed } from "./day";

/** An order as it is said. */
interface Spoken {
  client: string;
  parts: { count: number; unit: Unit; words: string }[];
  dueOn: string | null;
}

/** How much of something, as one says it. */
const COUNT = /^\d{1,6}(?:[.,]\d{1,3})?$/;
/** What stands between a unit and its item: "2 kg de sel". */
const between = ["de", "d", "du", "des", "of"];

/**
 * Reads "Etxe Ona 40 rillettes 180 vendredi": the client, then how many of what, then the day. A number stands for how many
 * where what comes after it is a word, and for a part of the name ("180") otherwise; a unit may follow it: "2,5 kg de sel".
 */
export function readOrder(words: readonly string[], now?: number): Spoken {
  const all = words.flatMap((word) => word.split(/\s+/)).filter((word) => word && fold(word) !== "new");
  const dueOn = dayNamed(all.at(-1) ?? "", now);
  const spoken = dueOn ? all.slice(0, -1) : all;
  const parts: Spoken["parts"] = [];
  const client: string[] = [];
  for (const [place, word] of spoken.entries()) {
    const [before, after, further] = [spoken[place - 1] ?? "", spoken[place + 1] ?? "", spoken[place + 2]];
    const part = parts.at(-1);
    const isUnit = part && !part.words && COUNT.test(before) && unitOf(word) !== null && after !== "";
    // "180 g" at the end of a name is a part of it.
    const isCount = COUNT.test(word) && /^\p{L}/u.test(after) && !(part?.words && unitOf(after) && !isNamed(further));
    if (isCount) parts.push({ count: numberFrom(word) ?? 0, unit: "piece", words: "" });
    else if (isUnit) part.unit = unitOf(word) ?? "piece";
    else if (part && !(part.words === "" && part.unit !== "piece" && between.includes(fold(word))))
      part.words = `${part.words} ${word}`.trim();
    else if (!part) client.push(word);
  }
  return { client: client.join(" "), parts, dueOn };
}

const isNamed = (word: string | undefined) => word !== undefined && /^\p{L}/u.test(word);

interface OrderOptions extends Pick<Options, "json" | "jq" | "columns"> {
  yes?: boolean;
  /** It is shown what it comes to, and no more. */
  dryRun?: boolean;
  /** The person's own name of the order: the same line sent twice is one order. */
  idempotencyKey?: string;
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
  const textOf = (operation: OperationOutline, raw: Row) =>
    terminal.screen ? recordText(operation, readAnswer(operation, raw) as Row, translator, terminal.screen) : recordTsv(operation, raw);
  const lines: Row[] = [];
  for (const { count, unit, words: name } of spoken.parts)
    lines.push({ item: await itemNamed(context, name), amount: { value: count, unit } });
  const create = await operationOf("orders", "create", language);
  const preview = await operationOf("orders", "preview", language);
  const input = { client: spoken.client, lines, ...(spoken.dueOn && { dueOn: spoken.dueOn }) };
  // Where somebody is asked about the client by its whole name, a part of it will do.
  const namedFor = !yes && terminal.isInteractive ? preview : create;
  const named = await withNames(context, namedFor, input, async (current) => {
    const foreseen = await client.call<Row>(preview, { ...current, lines: JSON.stringify(current.lines) });
    const shown = textOf(preview, foreseen);
    if (dryRun && isForPrograms) await printJson(terminal, foreseen, options);
    else if (dryRun) terminal.out(shown);
    else if (!isForPrograms) terminal.aside(shown);
    return current;
  });
  const { companyName } = await client.call<{ companyName: string }>(await operationOf("clients", "show", language), { id: named.client });
  const understood = { client: companyName, day: spoken.dueOn ? formatDate(spoken.dueOn, language) : "—" };
  // What was guessed of a line is said before anything comes of it.
  if (dryRun || yes) terminal.aside(say("order.understood", understood));
  if (dryRun) return terminal.aside(say("dryRun.done"));
  if (!yes) {
    const answer = await terminal.ask(say("order.confirm", understood));
    if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
  }
  const key = options.idempotencyKey;
  const created = await client.call<Row>(create, named, { key, wording: key && digestOf({ words: words.join(" ") }) });
  if (isForPrograms) return printJson(terminal, created, options);
  terminal.out(textOf(create, created));
}

interface Sold {
  id: string;
  sku: string;
  name: string;
  kind: string;
  status: string;
  price: number | null;
}

/** Who is sold to is sold products first, then ingredients that have a price; never labels and boxes. */
const sold: readonly ((item: Sold) => boolean)[] = [
  ({ kind, status }) => kind !== "ingredient" && status === "active",
  ({ kind }) => kind !== "ingredient",
  ({ price }) => price !== null,
];
/** Words that tell no product from another. */
const small = ["de", "d", "du", "des", "a", "au", "aux", "la", "le", "les", "l", "et", "g", "gr", "kg", "ml", "cl", "of", "and", "with"];
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word && !small.includes(word));

/**
 * Those that hold all the words and are sold, the one that has fewest others first; alone where it has no others.
 * @param words as one says them, without case or accents
 */
export function itemsMeant<One extends Sold>(items: readonly One[], words: string): One[] {
  const wanted = wordsOf(words);
  const holds = ({ name, sku }: One) => wanted.every((word) => fold(`${name} ${sku}`).includes(word));
  const all = items.filter((item) => item.kind !== "packaging" && holds(item));
  const found = sold.map((isSold) => all.filter((item) => isSold(item))).find((some) => some.length) ?? [];
  const others = ({ name }: Sold) => wordsOf(name).length - wanted.length;
  const sorted = found.toSorted((one, other) => others(one) - others(other));
  const exact = sorted.filter((item) => others(item) <= 0 || fold(item.sku) === fold(words));
  return exact.length === 1 ? exact : sorted;
}

/** The product that is meant by these words. @throws Stop when none has them, or several do and nobody is there to choose */
async function itemNamed({ client, terminal, translator }: CommandContext, words: string): Promise<string> {
  const { say, language } = translator;
  const list = await operationOf("items", "list", language);
  const { items } = await client.call<{ items: Sold[] }>(list, { search: words, limit: 50 });
  const found = itemsMeant(items, words).slice(0, 8);
  const [only, other] = found;
  if (only && !other) return only.id;
  if (!only || !terminal.isInteractive) {
    const lines = found.map(({ sku, name }) => `${sku} · ${name}`);
    throw new Stop(say(only ? "names.several" : "names.none", { name: words }), exitCodes.usage, lines);
  }
  const choices = found.map(({ id, sku, name }) => ({ value: id, label: `${sku} · ${name}` }));
  const chosen = await terminal.choose(`${say("names.several", { name: words })} `, say("ask.keys"), choices);
  if (!chosen) throw new Stop(say("ask.dropped"), exitCodes.declined);
  return chosen;
}
