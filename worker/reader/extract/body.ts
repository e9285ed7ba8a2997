import { CENT } from "@/worker/core/figures/money";
import { type Amount, isMoney } from "./amounts";
import type { Column, ColumnKind, TableHead } from "./columns";
import { isSame } from "./arithmetic";
import { isMadeRow, madeIn } from "./made";
import type { Row } from "./rows";
import { around } from "./words";

/** A table that nothing heads, found by its rows: where it begins and ends, and its columns by what the numbers make of each other. */
export interface Body {
  head: TableHead;
  rows: Row[];
}

/** Rows whose last amounts end at one place. */
interface Cluster {
  anchors: { row: Row; total: Amount; others: Amount[] }[];
  proven: number;
  isSummed: boolean;
}

/** So many rows make a table of themselves, even where no arithmetic says so. */
const MANY = 3;

/**
 * The best table among rows that no total parts.
 * @param zone rows of one page that stand together
 * @param amounts those of the whole document: one that is no line may be what the lines make
 */
export function bodyIn(zone: Row[], amounts: Amount[]): (Body & { worth: number }) | null {
  const own = zone.map((row) => ({ row, amounts: amounts.filter(({ segment }) => segment.row === row.index) }));
  const ends = own.flatMap(({ row, amounts: all }) => {
    const total = all.findLast((one) => isMoney(one) && isLast(one));
    return total && isNamed(row, all, zone) ? [{ row, total, others: all.filter((one) => one !== total) }] : [];
  });
  const best = ends.map(({ total }) => clusterAt(total.right, own, zone, amounts)).sort((one, other) => worthOf(other) - worthOf(one))[0];
  if (!best || !isTable(best)) return null;
  const rows = best.anchors.map(({ row }) => row);
  const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
  const from = zone.indexOf(first);
  // A name may stand over its numbers, and more be said under them.
  const after = zone.slice(zone.indexOf(last) + 1, zone.indexOf(last) + 3);
  const sum = after.findIndex((row) => amounts.some((one) => one.segment.row === row.index && isMoney(one)));
  const body = [...zone.slice(Math.max(0, from - 1), zone.indexOf(last) + 1), ...after.slice(0, sum < 0 ? undefined : sum)];
  return { head: headOf(best, body), rows: body, worth: worthOf(best) };
}

const worthOf = ({ anchors, proven, isSummed }: Cluster) => anchors.length + 2 * proven + (isSummed ? 6 : 0);

const isTable = ({ anchors, proven, isSummed }: Cluster) =>
  anchors.length > 0 && (isSummed || proven * 2 >= anchors.length || anchors.length >= MANY);

/** Nothing but its currency stands behind it in its cell. */
const isLast = ({ segment, to }: Amount) => !/\p{L}{2}/u.test(segment.text.slice(to).replace(/EUR|euros?|HT|TTC/gi, ""));

/** Does a row name something, or say how a total is made of a quantity and a price? */
function isNamed(row: Row, amounts: Amount[], zone: Row[]): boolean {
  if (isMadeRow(row, amounts)) return true;
  const left = Math.min(...amounts.filter(isMoney).map((one) => one.left));
  const letters = row.segments
    .filter((segment) => segment.left < left)
    .map(({ folded }) => folded)
    .join(" ")
    .replace(/(?<![a-z])(?:tva|vat|tax|mwst|ust|gst)(?![a-z])|[^a-z]/g, "");
  const over = zone[zone.indexOf(row) - 1];
  return letters.length >= 3 || (!!over && /[a-z]{3}/.test(over.segments[0]?.folded ?? "") && amounts.length > 1);
}

/** The rows whose amount ends there, up to the first that is the sum of those before. */
function clusterAt(right: number, own: { row: Row; amounts: Amount[] }[], zone: Row[], all: Amount[]): Cluster {
  const anchors: Cluster["anchors"] = [];
  let sum = 0;
  for (const { row, amounts } of own) {
    const total = amounts.findLast((one) => isMoney(one) && isLast(one) && Math.abs(one.right - right) < 0.9 * row.em);
    if (!total || !isNamed(row, amounts, zone)) continue;
    if (anchors.length > 1 && total.value !== 0 && Math.abs(total.value - sum) <= CENT * 1.5) break;
    sum += total.value;
    anchors.push({ row, total, others: amounts.filter((one) => one !== total) });
  }
  const lines = new Set(anchors.map(({ row }) => row.index));
  const proven = anchors.filter(({ total, others }) => madeIn(others, total.value)).length;
  return {
    anchors,
    proven,
    isSummed: sum !== 0 && all.some((one) => isMoney(one) && isSame(one.value, sum, 1.5) && !lines.has(one.segment.row)),
  };
}

/** Columns by the roles that their numbers have in the lines that prove themselves; most of its lines say what a column holds. */
function headOf({ anchors }: Cluster, body: Row[]): TableHead {
  const em = anchors[0]?.row.em ?? 1;
  const columns: (Column & { votes: Partial<Record<ColumnKind, number>>; numbers: Amount[] })[] = [];
  for (const { others, total, row } of anchors) {
    const made = isMadeRow(row, [...others, total]) ? null : madeIn(others, total.value);
    for (const number of isMadeRow(row, [...others, total]) ? [] : others) {
      if (isInWords(number)) continue;
      const place = columns.find((column) => Math.abs(column.right - number.right) < 0.9 * em || overlaps(column, number));
      const column = place ?? { ...around([number]), kind: "other" as ColumnKind, text: "", votes: {}, numbers: [] };
      if (!place) columns.push(column);
      Object.assign(column, around([column, number]));
      column.numbers.push(number);
      const role = made?.[0] === number ? "quantity" : made?.[1] === number ? "unitPrice" : number.isRate ? "vatRate" : "other";
      column.votes[role] = (column.votes[role] ?? 0) + (role === "other" ? 0.2 : 1);
    }
  }
  const totals: Column = { ...around(anchors.map(({ total }) => total)), kind: "total", text: "" };
  const numeric = columns.map(({ votes, numbers, ...column }): Column => ({ ...column, kind: roleOf(votes, numbers) }));
  const words = body.flatMap(({ segments }) => segments).filter(({ folded }) => /[a-z]{3}/.test(folded));
  const first = Math.min(totals.left, ...numeric.map(({ left }) => left));
  const before = words.filter(({ left }) => left < first);
  const name = longest(before.length ? before : words, em);
  const head = around(body.slice(0, 1));
  const description: Column = { ...head, left: name, right: name + em, kind: "description", text: "" };
  const all = [description, ...numeric.filter(({ left }) => left > name + em), totals].sort((one, other) => one.left - other.left);
  return { ...head, columns: all, em, textLeft: null, from: body[0]?.index ?? 0, to: (body[0]?.index ?? 0) - 1 };
}

const overlaps = (one: { left: number; right: number }, other: { left: number; right: number }) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0;

/** Among words, a number is a part of what they say. */
const isInWords = ({ segment }: Amount) => segment.words.length > 2 && /[a-z]{3}/.test(segment.folded.replace(/eur|kgs?/g, ""));

function roleOf(votes: Partial<Record<ColumnKind, number>>, numbers: Amount[]): ColumnKind {
  const [best] = Object.entries(votes).sort(([, one], [, other]) => other - one);
  if (best?.[0] === "other" && numbers.every(({ isRate }) => isRate)) return "vatRate";
  return (best?.[0] as ColumnKind | undefined) ?? "other";
}

/** Where most of the words begin. */
function longest(words: { left: number; folded: string }[], em: number): number {
  const starts: { left: number; letters: number }[] = [];
  for (const { left, folded } of words) {
    const letters = folded.replace(/[^a-z]/g, "").length;
    const start = starts.find((one) => Math.abs(one.left - left) < 0.7 * em);
    if (start) start.letters += letters;
    else starts.push({ left, letters });
  }
  return starts.sort((one, other) => other.letters - one.letters)[0]?.left ?? 0;
}
