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
  const runs = [...segment.text.matchAll(grouped)].map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
  const isPart = ({ from, to }: Identifier) => runs.some((run) => from < run.to && to > run.from && (from > run.from || to < run.to));
  return identifiers.flatMap((one, at) => [one, ...groupsFrom(one, identifiers.slice(at + 1))]).filter((one) => !isPart(one));
}

/** "10 208 774 531", "812 345 675 00018", "4970 1022 8801": three groups as figures are grouped are one number, and none of them is one. */
const grouped = /(?<![\d.,/-]|\d )(?:\d{1,3}(?: \d{3}){2,3}(?: \d{5})?|\d{4}(?: \d{4}){2,3})(?![\d/-]| \d|[.,]\d)/g;

/** "FA 2024 0012", "2024 / 118", "10 208 774 531": what is printed in groups is one number; so are its groups alone. */
function groupsFrom(first: Identifier, after: Identifier[]): Identifier[] {
  const groups: Identifier[] = [];
  let last = first;
  for (const next of after.slice(0, 3)) {
    const between = first.segment.text.slice(last.to, next.from);
    if (!/^ ?[/-]? ?$/.test(between) || !/^[A-Z]{0,4}\d{0,6}$/.test(last.text) || !/^\d{1,8}$/.test(next.text)) break;
    const text = first.segment.text.slice(first.from, next.to);
    groups.push({ ...first, ...boxBetween(first.segment, first.from, next.to), text, to: next.to, sure: Math.min(last.sure, next.sure) });
    last = next;
  }
  return groups;
}
