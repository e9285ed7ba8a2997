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

const ROWS = 100;
/** Searches made word by word, when all words together find nothing. */
const TRIES = 6;

/**
 * Finds the rows that words name: accents, plurals, the order of words, a slip of the finger and the other language's
 * word for a food do not matter. The best comes first.
 * @param input what else the list is asked for, such as the archived ones
 */
export async function findNamed(desk: AssistantTools, list: List, words: Token[], input: Record<string, unknown> = {}): Promise<Found[]> {
  const rows = new Map<string, Row>();
  const said = words.map((token) => ({ token, variants: variantsOf(token.stem) }));
  for (const search of searchesFor(said, "search" in list.input)) {
    const page = await pageOf(desk, list, { ...input, limit: ROWS, ...(search && { search }) });
    for (const row of page.items) rows.set(String(row.id ?? JSON.stringify(row)), row);
    const found = ranked([...rows.values()], list, said);
    if (found[0]?.covered === 1) return found;
  }
  return ranked([...rows.values()], list, said);
}

/**
 * How a list finds the rows that words name, and which of those it finds are called so; null when none is.
 * @param input what else the list is asked for
 */
export async function searchNaming(desk: AssistantTools, list: List, words: Token[], input: Record<string, unknown>) {
  const said = words.map((token) => ({ token, variants: variantsOf(token.stem) }));
  const isNamed = (row: Row) => judge(row, list, said).covered === 1;
  for (const search of "search" in list.input ? searchesFor(said, true) : []) {
    const page = await pageOf(desk, list, { ...input, limit: ROWS, search });
    if (page.items.some(isNamed)) return { search, isNamed };
  }
  return null;
}

interface Said {
  token: Token;
  variants: Set<string>;
}

/** What to search for, one after the other until every word is found: all as said, all translated, each alone, its beginning. */
function searchesFor(said: Said[], canSearch: boolean): string[] {
  if (!canSearch) return [""];
  const own = said.map(({ token }) => beginningOf(token));
  const translated = said.map(({ token, variants }) => [...variants][1] ?? beginningOf(token));
  const alone = said.flatMap(({ token, variants }) => [...variants].map((stem) => (stem === token.stem ? beginningOf(token) : stem)));
  const longestFirst = alone
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
    .slice(0, TRIES);
  const beginnings = own.filter((word) => word.length > 4).flatMap((word) => [word.slice(0, 4), word.slice(0, 3)]);
  return [...new Set([own.join(" "), translated.join(" "), ...longestFirst, ...beginnings])].filter(Boolean);
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
