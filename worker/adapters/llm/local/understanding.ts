import { fold } from "@/worker/core/language";
import { departments } from "@/worker/core/trade/departments";
import { isExport } from "@/worker/core/contract/exporting";
import { isSheet } from "@/worker/core/contract/printing";
import type { AssistantTools, Tool } from "../port";
import { asksFor } from "./changes";
import { is } from "./lexicon";
import type { Reading as Heard } from "./reading";
import { isReference, stemOf, tokensOf } from "./text";
import { variantsOf } from "./glossary";
import { kindWords } from "./model/kinds";
import { heardWords, isKnown, type Likely, rank, speaksOf, withDaysRight } from "./model/model";
import { isPlain } from "./model/plain";
import { wordsOf, written } from "./model/spelling";

/** A way to ask, as it stands in the model: an operation or a measure, and what the way of asking says by itself. */
export interface Reading {
  /** Its name in the model: `orders.list?late=true`, `salesInvoiced~client`. */
  name: string;
  chance: number;
  /** The operation; `figures.ask` for a measure. */
  tool: Tool;
  measure?: string;
  by?: string;
  preset: Record<string, string>;
}

/** What the model calls that which nobody here can answer. */
export const UNKNOWN = "unknown";

/** The operation that answers figures. */
const FIGURES = "figures.ask";

/** What a message may ask for among what a person may ask, the likeliest first; and how likely it is that nobody can answer it. */
export function readingsOf(message: string, desk: AssistantTools): { readings: Reading[]; unknown: number } {
  const tokens = tokensOf(message);
  const isFile = tokens.some(({ word }) => is.filing(word));
  const isReferred = tokens.some(isReference);
  const heard = { tokens } as Heard;
  const isMeant = ({ tool }: Reading) =>
    tool.operation.kind === "command"
      ? isReferred || asksFor(tool, heard)
      : isExport(tool.operation) === isFile || (isFile && isSheet(tool.operation));
  const likely = rank(message);
  const readings = likely
    .slice(0, MOST * 3)
    .flatMap((one) => readingFrom(one, desk) ?? [])
    .filter(isMeant)
    .slice(0, MOST);
  const unknown = likely.find(({ reading }) => reading === UNKNOWN)?.chance ?? 0;
  const whole = unknown + readings.reduce((sum, { chance }) => sum + chance, 0) || 1;
  return { readings: readings.map((one) => ({ ...one, chance: one.chance / whole })), unknown: unknown / whole };
}

/** The parts of a list that are asked for by some words which the whole list is not asked by, the likeliest first. */
export function partsSaying(message: string, whole: Reading, words: readonly string[], desk: AssistantTools): Reading[] {
  const [list = ""] = whole.name.split("?");
  const isPart = ({ reading }: Likely) =>
    reading.startsWith(`${list}?`) && reading !== whole.name && words.every((word) => speaksOf(reading, word));
  return words.length
    ? rank(message)
        .filter(isPart)
        .slice(0, 2)
        .flatMap((one) => readingFrom(one, desk) ?? [])
    : [];
}

const MOST = 12;

/** The changes that a message may order, the likeliest first. */
export function changesOf(message: string, desk: AssistantTools): Reading[] {
  const heard = { tokens: tokensOf(message) } as Heard;
  return rank(message)
    .flatMap((one) => readingFrom(one, desk) ?? [])
    .filter(({ tool }) => tool.operation.kind === "command" && asksFor(tool, heard))
    .slice(0, MOST);
}

/** A reading by its name in the model; null where the person may not ask it. */
export function readingFrom({ reading: name, chance }: Likely, desk: AssistantTools): Reading | null {
  const [id = "", presets = ""] = name.split("?");
  const [measure = "", by] = id.split("~");
  const isFigure = !id.includes(".");
  const tool = desk.tools.find(({ operation }) => operation.id === (isFigure ? FIGURES : id));
  if (!tool || name === UNKNOWN) return null;
  return { name, chance, tool, ...(isFigure && { measure, by }), preset: Object.fromEntries(new URLSearchParams(presets)) };
}

/** The words of a message that ask for what a reading is of. */
export function spokenIn(message: string, reading: Pick<Reading, "name">): string[] {
  return [...new Set(wordsOf(written(message)).filter((word) => speaksOf(reading.name, word)))];
}

/** Does any word of a message ask for something that is known? */
export const saysAnything = (message: string) => heardWords(message).some((word) => word.length > 2 && isKnown(word));

/** Words that may be names: nobody taught them, and they are no small words. */
export function strangeWords(message: string): string[] {
  return wordsOf(withDaysRight(written(message))).filter((word) => word.length > 2 && !isKnown(word) && !isPlain(word));
}

/** A message with a word for what a name is of, where the business's index knows the words that nobody taught. */
export async function withKinds(heard: string, desk: AssistantTools): Promise<string> {
  const message = withDepartment(heard);
  const search = desk.tools.find(({ operation }) => operation.id === SEARCH);
  const strange = strangeWords(message);
  if (!search || !strange.length || strange.length > 6) return message;
  const kind =
    (isPlace(message, strange) ? kindWords.city : null) ??
    (await kindOf(strange, search, desk)) ??
    (await kindOf(
      strange.map((word) => [...variantsOf(stemOf(word))][1] ?? word),
      search,
      desk,
    ));
  const called = kind ? new Map(strange.map((word) => [word, kind])) : await kindsApart(strange, search, desk);
  if (!called.size) return message;
  const put = new Set<string>();
  const words = wordsOf(written(message)).flatMap((word) => {
    const own = called.get(word);
    if (!own) return [word];
    if (put.has(own)) return [];
    put.add(own);
    return [own];
  });
  return words.join(" ");
}

/** Words of which only some are a name: each by itself, the kind of the first one that has one. */
async function kindsApart(words: readonly string[], search: Tool, desk: AssistantTools): Promise<Map<string, string>> {
  if (words.length < 2) return new Map();
  const kinds = await Promise.all(words.map(async (word) => [word, await kindOf([word], search, desk)] as const));
  const first = kinds.find(([, kind]) => kind)?.[1];
  return new Map(kinds.flatMap(([word, kind]) => (first && kind === first ? [[word, first] as const] : [])));
}

/** A department of several words is one place: "Lot-et-Garonne" asks for no lot. */
function withDepartment(message: string): string {
  const text = written(message);
  const department = departments.map(({ name }) => written(name)).find((name) => /[- ]/.test(name) && text.includes(name));
  return department ? text.replace(department, kindWords.city) : message;
}

const SEARCH = "search.everything";

/** Do words that lead to places lead to a name, in a question about people? "Clients à Bordeaux", "customers in Toulouse" */
function isPlace(message: string, [first = ""]: readonly string[]): boolean {
  const text = written(message);
  const isOfPeople =
    /\b(?:clients?|customers?|fournisseurs?|suppliers?|vendors?|restaurants?|restaurateurs?|detaillants?|grossistes?|retailers?|wholesalers?|epiceries?|quelqu'un|anyone|prospects?)\b/.test(
      text,
    );
  return isOfPeople && new RegExp(`\\b(?:a|au|en|dans|in|near|around|pres de|vers) (?:le |la |les |l'|the )?${first}\\b`).test(text);
}

async function kindOf(words: readonly string[], search: Tool, desk: AssistantTools): Promise<string | undefined> {
  const { items: found, isNear } = (await desk.run(search.operation, { words: words.join(" ").slice(0, 100), limit: 20 })) as {
    items: { kind: string; name?: string; page?: number | null }[];
    isNear: boolean;
  };
  // A page that says the words is not what they name.
  const items = found.filter(({ page }) => !page);
  // A supplier's name stands in the words of what it sells, too: what is called so itself comes first.
  const own = items.find(({ name = "" }) => words.every((word) => fold(name).includes(word)));
  return isNear ? undefined : kindWords[(own ?? items[0])?.kind as keyof typeof kindWords];
}
