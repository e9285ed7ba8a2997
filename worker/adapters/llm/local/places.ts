import { departments } from "@/worker/core/trade/departments";
import type { Shape } from "@/worker/core/contract/shape";
import type { AssistantTools } from "../port";
import type { Condition, Row } from "./conditions";
import type { Reading } from "./reading";
import type { List } from "./shelf";
import { rowsOf } from "./survey";
import { is } from "./lexicon";
import { isKnown } from "./model/model";
import { isPlain } from "./model/plain";
import type { Span } from "./names";
import { type Token, tokensOf } from "./text";

/** What leads to where someone is: "à Bordeaux", "en Gironde", "dans le Lot", "near Agen". */
const leads = /^(?:a|au|aux|en|dans|de|du|pres|in|near|around|from)$/;
const between = /^(?:le|la|les|l|d|de|the)$/;

/** An address, as a row holds it. */
type Address = { postcode: string; city: string };

/**
 * The place that the words of a name may be, for a list whose rows have addresses: a department, or the town of one of its rows.
 * @param words the words that no field, choice or day explains
 */
export async function placeOf(desk: AssistantTools, list: List, { tokens }: Reading, words: Token[]): Promise<Condition | null> {
  const whole = departmentAmong(tokens, words);
  const names = whole ?? words.filter(({ word }, at) => at > 0 || !leads.test(word));
  const fields = Object.keys(list.row).filter((field) => isAddress(list.row[field]));
  const from = tokens.findIndex(({ start }) => start === names[0]?.start);
  const leading = tokens.slice(0, Math.max(from, 0)).findLast(({ word }) => !between.test(word))?.word ?? "";
  const isLed = leads.test(leading) || /^(?:d|de)$/.test(tokens[from - 1]?.word ?? "");
  if (!fields.length || from < 0 || !isLed) return null;
  const said = written(names);
  const department = departments.find(({ name }) => written(tokensOf(name)) === said);
  const isThere = ({ postcode, city }: Address) =>
    department ? department.prefixes.some((prefix) => postcode.startsWith(prefix)) : written(tokensOf(city)) === said;
  const test = (row: Row) => addressesOf(row, fields).some(isThere);
  const text = department?.name ?? (await townAmong(desk, list, fields, said));
  return text ? { from, to: from + names.length, field: fields[0] ?? "", text, test } : null;
}

/** All the words of the department that some words are a part of: "lot" in "Lot-et-Garonne" is no lot. */
function departmentAmong(tokens: readonly Token[], words: Token[]): Token[] | null {
  for (const { name } of departments) {
    const parts = tokensOf(name);
    const from = tokens.findIndex((_, at) => parts.every(({ word }, place) => tokens[at + place]?.word === word));
    const found = tokens.slice(from, from + parts.length);
    if (from >= 0 && parts.length > 1 && words.every(({ start }) => found.some((token) => token.start === start))) return found;
  }
  return null;
}

/** A name as it is compared: without case, accents, hyphens and articles. */
function written(tokens: readonly Token[]): string {
  const words = tokens.map(({ word }) => word).filter((word) => !/^(?:le|la|les|l|de|du|d|et|s|sur|en)$/.test(word));
  return words.join(" ");
}

const isAddress = (shape: Shape | undefined) => shape?.kind === "record" && "postcode" in shape.fields && "city" in shape.fields;

function addressesOf(row: Row, fields: readonly string[]): Address[] {
  return fields.flatMap((field) => (row[field] as Address | null) ?? []);
}

/** The town of that name where a row of the list is, as it is written there. */
async function townAmong(desk: AssistantTools, list: List, fields: readonly string[], said: string): Promise<string | undefined> {
  const rows = await rowsOf(desk, list, []);
  return rows.flatMap((row) => addressesOf(row, fields)).find(({ city }) => written(tokensOf(city)) === said)?.city;
}

/** Does a word lead to where someone is, rather than to who? */
export const leadsToPlace = (word: string) => /^(?:a|au|en|dans|in|near|around|vers)$/.test(word);

/** Questions about people, who are somewhere. */
export const isOfPeople =
  /\b(?:clients?|customers?|fournisseurs?|suppliers?|vendors?|restaurants?|restaurateurs?|detaillants?|grossistes?|retailers?|wholesalers?|epiceries?|quelqu'un|anyone|prospects?)\b/;

/** The words that are a place where people are: "clients à Bordeaux", "en Lot-et-Garonne". */
export function townIn(text: string, tokens: readonly Token[], spans: readonly Span[]): Set<number> {
  const isTaken = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  for (const { name } of departments) {
    const parts = tokensOf(name).map(({ word }) => word);
    const from = tokens.findIndex((_, at) => parts.every((part, place) => tokens[at + place]?.word === part));
    if (from >= 0 && parts.length > 1) return new Set(parts.map((_, place) => from + place));
  }
  if (!isOfPeople.test(text)) return new Set();
  const at = tokens.findIndex(({ word }, place) => {
    const before = tokens.slice(0, place).findLast(({ word: one }) => !/^(?:le|la|les|l|the)$/.test(one))?.word ?? "";
    return word.length > 2 && !is.small(word) && !isKnown(word) && !isPlain(word) && leadsToPlace(before) && !isTaken(place);
  });
  return new Set(at < 0 ? [] : [at]);
}
