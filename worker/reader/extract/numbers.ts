import type { DateFound } from "./dates";
import { boxBetween, type Row, type Segment, wordsBetween } from "./rows";
import { type Box, surenessOf } from "./words";

/** What may be the number of something: letters and digits without a space, or short groups of them. */
export interface Identifier extends Box {
  text: string;
  segment: Segment;
  from: number;
  to: number;
  sure: number;
}

/** Everything in the rows that could be a number of a document; dates and amounts of money are not. */
export function identifiersIn(rows: Row[], dates: DateFound[]): Identifier[] {
  return rows.flatMap(({ segments }) => segments.flatMap((segment) => identifiersOf(segment, dates)));
}

const token = /[\p{L}\d#][\p{L}\d/_.#*+-]*(?<![.#*+/_-])/gu;

function identifiersOf(segment: Segment, dates: DateFound[]): Identifier[] {
  const own = dates.filter((date) => date.segment === segment);
  const identifiers: Identifier[] = [];
  for (const match of segment.text.matchAll(token)) {
    const text = match[0].replace(/^(?:n°|no\.?|nr\.?|#)+(?=\S)/i, "").replace(/^#/, "");
    const from = match.index + match[0].length - text.length;
    const to = match.index + match[0].length;
    if (!/\d/.test(text) || text.length > 32 || own.some((date) => from < date.to && to > date.from)) continue;
    if (/^\d+[.,]\d{2}$/.test(text) || /^\d{1,2}h\d{2}$/i.test(text) || /@|www\./.test(text)) continue;
    const words = wordsBetween(segment, from, to);
    identifiers.push({ ...boxBetween(segment, from, to), text, segment, from, to, sure: surenessOf(words) });
  }
  return identifiers.flatMap((one, at) => [one, ...groupOf(one, identifiers.slice(at + 1))]);
}

/** "FA 2024 0012", "2024 / 118": what is printed in groups is one number; so are its groups alone. */
function groupOf(first: Identifier, after: Identifier[]): Identifier[] {
  const next = after[0];
  if (!next || next.segment !== first.segment) return [];
  const between = first.segment.text.slice(first.to, next.from);
  if (!/^ ?[/-]? ?$/.test(between) || !/^[A-Z]{0,4}\d{0,6}$/.test(first.text) || !/^\d{1,8}$/.test(next.text)) return [];
  const text = first.segment.text.slice(first.from, next.to);
  return [{ ...first, ...boxBetween(first.segment, first.from, next.to), text, to: next.to, sure: Math.min(first.sure, next.sure) }];
}
