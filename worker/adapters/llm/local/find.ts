import { fold } from "@/worker/core/language";
import type { AssistantTools } from "../port";
import type { Row } from "./conditions";
import { variantsOf } from "./glossary";
import { is } from "./lexicon";
import type { List } from "./shelf";
import { pageOf } from "./survey";
import { beginningOf, likeness, stemOf, type Token, tokensOf } from "./text";

/** A row that a name may mean. */
export interface Found {
  row: Row;
  /** The share of the words said that the row has, from 0 to 1. */
  covered: number;
  /** Do the words say the whole of its name? */
  exact: boolean;
  /** Does its name begin with one of the words? */
  head: boolean;
  /** How alike the words are, from 0 to 1: less than 1 for slips of the finger and words found beside the name. */
  alike: number;
  score: number;
}

/** Are a module's records, or what they are called by, in the index that names are found in? */
export const indexed = (module: string) =>
  /^(?:items|clients|suppliers|orders|deliveries|production|restocks|lots|invoices|supplierInvoices|locations|stock|tariffs|recipes)$/.test(
    module,
  );

const ROWS = 100;

/**
 * Finds the rows of a list outside the index that words name: accents, plurals, the order of words, a slip of the finger and the other
 * language's word for a food do not matter. The best comes first.
 * @param input what else the list is asked for, such as the archived ones
 */
export async function findNamed(desk: AssistantTools, list: List, words: Token[], input: Record<string, unknown> = {}): Promise<Found[]> {
  const said = saidBy(words);
  return ranked((await candidates(desk, list, said, input)).items, list, said);
}

/**
 * How a list finds the rows that words name, and which of those it finds are called so; null when none is.
 * @param input what else the list is asked for
 */
export async function searchNaming(desk: AssistantTools, list: List, words: Token[], input: Record<string, unknown> = {}) {
  const said = saidBy(words);
  const isNamed = (row: Row) => judge(row, list, said).covered === 1;
  const { items, search } = await candidates(desk, list, said, input);
  return items.some(isNamed) ? { search, isNamed } : null;
}

interface Said {
  token: Token;
  variants: Set<string>;
}
const saidBy = (words: readonly Token[]): Said[] => words.map((token) => ({ token, variants: variantsOf(token.stem) }));

/** The rows among which a name is looked for: all of a short list; of a long one, those that hold the beginning of the longest word. */
async function candidates(desk: AssistantTools, list: List, said: readonly Said[], input: Record<string, unknown>) {
  const page = await pageOf(desk, list, { ...input, limit: ROWS });
  if (!page.nextCursor || !("search" in list.input)) return { items: page.items, search: undefined };
  const [longest] = said.map(({ token }) => beginningOf(token)).sort((one, other) => other.length - one.length);
  const held = await pageOf(desk, list, { ...input, limit: ROWS, search: longest });
  return { items: held.items, search: longest };
}

function ranked(rows: Row[], list: List, said: Said[]): Found[] {
  return rows
    .map((row) => judge(row, list, said))
    .filter(({ covered }) => covered > 0)
    .sort((one, other) => other.score - one.score);
}

function judge(row: Row, list: List, said: Said[]): Found {
  const name = tokensOf(String(row[list.title] ?? ""));
  const inName = name.map(({ stem }) => stem);
  const elsewhere = list.columns.flatMap((field) =>
    field !== list.title && field !== "sku" && typeof row[field] === "string" ? tokensOf(row[field]).map(({ stem }) => stem) : [],
  );
  const best = (stems: string[], { variants }: Said) =>
    Math.max(0, ...stems.flatMap((stem) => [...variants].map((variant) => likeness(variant, stem))));
  const isSku = ({ token }: Said) => typeof row.sku === "string" && fold(row.sku) === token.word;
  const scores = said.map((word) => (isSku(word) ? 1 : Math.max(best(inName, word), 0.8 * best(elsewhere, word))));
  const covered = scores.filter((score) => score > 0.55).length / Math.max(1, said.length);
  const isSaid = (stem: string) => said.some(({ variants }) => [...variants].some((variant) => likeness(variant, stem) > 0.7));
  const telling = name.filter(({ word }, at) => !is.small(word) && !isMeasure(name, at));
  const share = telling.filter(({ stem }) => isSaid(stem)).length / Math.max(1, telling.length);
  const head = telling[0] !== undefined && isSaid(telling[0].stem);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, said.length);
  return { row, covered, exact: covered === 1 && share === 1, head, alike: mean, score: mean * 10 + share * 2 + (head ? 1 : 0) };
}

/** "180 g", "1 l", "4/4": how much is in it, not what it is. */
function isMeasure(name: Token[], at: number): boolean {
  const { word = "" } = name[at] ?? {};
  return is.number(word) || (is.number(name[at - 1]?.word ?? "") && stemOf(word).length <= 2);
}

/** Of the rows found, those that the words may well mean: the exact one, or else every one that has all the words. */
export function meant(found: Found[]): Found[] {
  const best = Math.max(0, ...found.filter(({ covered }) => covered === 1).map(({ alike }) => alike));
  const full = found.filter(({ covered, alike }) => covered === 1 && alike > best - 0.12);
  const exact = full.filter((one) => one.exact);
  if (exact.length) return exact;
  const heads = full.filter(({ head }) => head);
  return heads.length ? heads : full;
}
