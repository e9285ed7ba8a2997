import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type Amount, isMoney } from "./amounts";
import { isSame } from "./arithmetic";
import { bodyIn } from "./body";
import { isCarried, isClosing } from "./closing";
import { type Column, type ColumnKind, type TableHead, tableHeads } from "./columns";
import { isMadeRow, isMadeText, madeIn } from "./made";
import type { Row } from "./rows";
import { fold } from "./fold";
import type { Sheet } from "./sheet";
import { type Cells, numeric, textLeftOf, textOf } from "./table-text";
import { around, type Box } from "./words";

/** A line as the table prints it, in ten-thousandths (rates in hundredths of a percent). */
export interface TableLine extends Box {
  description: string;
  code: string | null;
  unit: string | null;
  quantity: number | null;
  unitPrice: number | null;
  discount: number | null;
  vatRate: number | null;
  total: number | null;
  totalIncl: number | null;
  /** Every number of the line, wherever it stands: what the arithmetic may choose from. */
  numbers: Amount[];
  sure: number;
}

export interface Table {
  lines: TableLine[];
  /** The rows of the document that are taken: heads and lines. */
  rows: Set<number>;
}

/**
 * The lines of the document: those under heads of tables, or, where none is headed or where they make no sum that is printed, those that
 * rows show to be lines by their amounts.
 */
export function tableOf(sheet: Sheet): Table {
  const headed = withoutSums(headedLines(sheet), sheet);
  if (isSummed(headed, sheet)) return headed;
  const bare = withoutSums(bareLines(sheet), sheet);
  const isBetter = isSummed(bare, sheet) && provenIn(bare) > provenIn(headed);
  return bare.lines.length && (!headed.lines.length || isBetter) ? bare : headed;
}

/**
 * Totals whose names no list has look like lines: the last ones go that say nothing of a quantity or a price, where those before them make
 * a sum that is printed, and all together make none.
 */
function withoutSums(table: Table, sheet: Sheet): Table {
  const { lines, rows } = table;
  if (isSummed(table, sheet)) return table;
  for (let count = lines.length - 1; count > 0; count--) {
    const { quantity, unitPrice } = lines[count] as TableLine;
    if (quantity !== null || unitPrice !== null) break;
    const after = lines.slice(count);
    const isAfter = (row: number) => sheet.rows[row] && after.some((line) => isInside(sheet.rows[row] as Row, line));
    const rest = { lines: lines.slice(0, count), rows: new Set([...rows].filter((row) => !isAfter(row))) };
    if (isSummed(rest, sheet)) return rest;
  }
  return table;
}

const isInside = ({ page, top, bottom }: Row, line: TableLine) =>
  page === line.page && top >= line.top - 0.1 && bottom <= line.bottom + 0.1;

/** So many lines have numbers that make their total. */
const provenIn = ({ lines }: Table) => lines.filter(({ numbers, total }) => total !== null && madeIn(numbers, total)).length;

/** Do the lines make an amount that stands elsewhere? */
function isSummed({ lines, rows }: Table, { amounts }: Sheet): boolean {
  const sum = lines.reduce((all, { total, totalIncl }) => all + (total ?? totalIncl ?? 0), 0);
  return sum !== 0 && amounts.some((one) => !rows.has(one.segment.row) && isMoney(one) && isSame(one.value, sum, 2));
}

/** The lines of a table without a head, on each page the one that most speaks for. */
function bareLines(sheet: Sheet): Table {
  const lines: TableLine[] = [];
  const rows = new Set<number>();
  for (const { number } of sheet.pages) {
    const zones = zonesOf(sheet, number).flatMap((zone) => bodyIn(zone, sheet.amounts) ?? []);
    const best = zones.sort((one, other) => other.worth - one.worth)[0];
    if (!best) continue;
    const items = linesOf(best.head, best.rows, sheet.amounts);
    lines.push(...items);
    for (const { row } of items.flatMap(({ numbers }) => numbers.map(({ segment }) => segment))) rows.add(row);
  }
  return { lines, rows };
}

/** The rows of a page, parted where totals and conditions stand. */
function zonesOf(sheet: Sheet, page: number): Row[][] {
  const zones: Row[][] = [[]];
  for (const row of sheet.rows.filter((one) => one.page === page))
    if (isClosing(row, sheet)) zones.push([]);
    else zones.at(-1)?.push(row);
  return zones.filter((zone) => zone.length);
}

function headedLines(sheet: Sheet): Table {
  const heads = tableHeads(sheet.rows, sheet.amounts);
  const lines: TableLine[] = [];
  const rows = new Set<number>();
  for (const [at, head] of heads.entries()) {
    const end = endOf(head, heads[at + 1]?.from ?? sheet.rows.length, sheet);
    const body = sheet.rows.slice(head.to + 1, end);
    const items = linesOf(head, body, sheet.amounts);
    if (!items.length) continue;
    lines.push(...items);
    for (let row = head.from; row < end; row++) rows.add(row);
  }
  return { lines, rows };
}

/** The row where a table ends: where its totals begin, or the page. */
function endOf(head: TableHead, limit: number, sheet: Sheet): number {
  for (let at = head.to + 1; at < limit; at++) {
    const row = sheet.rows[at];
    if (!row || row.page !== head.page) return at;
    if (isClosing(row, sheet)) return at;
  }
  return limit;
}

function linesOf(head: TableHead, body: Row[], amounts: Amount[]): TableLine[] {
  const columns = head.columns;
  const cells = body.map((row) => ({ row, numbers: numbersOf(row, head, amounts) }));
  settle(cells, head);
  const isAnchor = ({ row, numbers }: Cells) =>
    !isCarried(row) &&
    [...numbers.values()].some(isMoney) &&
    (numbers.has("total") || numbers.has("totalIncl") || (!hasTotal(columns) && numbers.has("unitPrice")));
  const anchors = cells.filter(isAnchor);
  if (!anchors.length) return [];
  head.textLeft = textLeftOf(
    body,
    anchors.map(({ row }) => row),
    head,
  );
  const owners = ownersOf(cells, anchors, head, amounts);
  return anchors.map((anchor) =>
    lineOf(
      anchor,
      cells.filter((one) => owners.get(one) === anchor),
      head,
      amounts,
    ),
  );
}

const hasTotal = (columns: Column[]) => columns.some(({ kind }) => kind === "total" || kind === "totalIncl");

/** The numbers of a row by their columns: each goes to the column it stands under. */
function numbersOf(row: Row, { columns, em }: TableHead, amounts: Amount[]): Map<ColumnKind, Amount> {
  const byColumn = new Map<ColumnKind, Amount>();
  const description = columns.find(({ kind }) => kind === "description");
  for (const amount of amounts.filter(({ segment }) => segment.row === row.index)) {
    const nearest = columns.map((column) => ({ column, distance: distanceTo(column, amount) })).sort((a, b) => a.distance - b.distance)[0];
    if (!nearest || !numeric.has(nearest.column.kind)) continue;
    // A number among words is part of what they say.
    const isInText = amount.segment.words.length > 2 && /[a-z]{3}/.test(amount.segment.folded.replace(/eur|kg/g, ""));
    if (isInText && (nearest.distance > em || (description && distanceTo(description, amount) <= nearest.distance))) continue;
    const earlier = byColumn.get(nearest.column.kind);
    if (!earlier || distanceTo(nearest.column, earlier) > nearest.distance) byColumn.set(nearest.column.kind, amount);
  }
  return byColumn;
}

/** How far a number stands from a column: nothing when its middle is under the head; numbers may also align with either edge. */
function distanceTo(column: Box, number: Box): number {
  const middle = (number.left + number.right) / 2;
  const inside =
    middle >= column.left && middle <= column.right ? 0 : Math.min(Math.abs(middle - column.left), Math.abs(middle - column.right));
  return Math.min(inside, Math.abs(number.right - column.right), Math.abs(number.left - column.left));
}

/** Numbers of a column end at one place: what was taken for another column's goes where its neighbours are. */
function settle(cells: Cells[], { em }: TableHead): void {
  const edges = new Map<ColumnKind, number>();
  for (const kind of numeric) {
    const rights = cells.flatMap(({ numbers }) => numbers.get(kind)?.right ?? []).sort((a, b) => a - b);
    if (rights.length >= 2) edges.set(kind, rights[Math.floor(rights.length / 2)] ?? 0);
  }
  for (const { numbers } of cells)
    for (const [kind, amount] of [...numbers]) {
      const own = Math.abs((edges.get(kind) ?? amount.right) - amount.right);
      const better = [...edges].find(([other, edge]) => other !== kind && !numbers.has(other) && Math.abs(edge - amount.right) < 0.4 * em);
      if (own > 2 * em && better) {
        numbers.delete(kind);
        numbers.set(better[0], amount);
      }
    }
}

/** Which line each row of text belongs to: that above when lines begin with their name, the nearest otherwise. */
function ownersOf(cells: Cells[], anchors: Cells[], head: TableHead, amounts: Amount[]): Map<Cells, Cells> {
  const owners = new Map<Cells, Cells>();
  const on = ({ row }: Cells) => amounts.filter(({ segment }) => segment.row === row.index);
  const named = anchors.filter((anchor) => textOf(anchor, head).description && !isMadeRow(anchor.row, on(anchor))).length;
  const isNamedFirst = named > anchors.length * 0.6;
  // "12,400 kg x 3,20": what that is of stands over it.
  const isNamedOver = anchors.filter((anchor) => isMadeRow(anchor.row, on(anchor))).length > anchors.length * 0.6;
  let current: Cells | null = null;
  for (const [at, one] of cells.entries()) {
    if (anchors.includes(one)) {
      current = one;
      owners.set(one, one);
      continue;
    }
    if (isCarried(one.row)) continue;
    const next = cells.slice(at + 1).find((other) => anchors.includes(other)) ?? null;
    // Cells centred beside their numbers overlap them: those belong together whatever the rest does.
    const isBeside = next && next.row.top - one.row.bottom < -0.2 * head.em;
    // On tickets some lines are named on their own row, and some over it: "EAU SOURCE", "3 X 1,98   5,94".
    const isNamedHere = isNamedOver || (next === cells[at + 1] && !!next && isMadeRow(next.row, on(next)));
    const maker = isMadeRow(one.row, on(one)) ? [current, next].find((line) => line && madeIn(on(one), totalOn(line) ?? 0)) : null;
    const owner: Cells | null = maker ?? (isBeside || (isNamedHere && next) ? next : isNamedFirst ? current : nearer(one, current, next));
    const last = owner && [...owners].findLast(([, holder]) => holder === owner)?.[0];
    // Small print under the table is no part of its last line, nor a heading of its first.
    const gap = owner === next ? (next?.row.top ?? 0) - one.row.bottom : one.row.top - (last?.row.bottom ?? 0);
    if (owner && gap < 1.6 * head.em) owners.set(one, owner);
  }
  return owners;
}

const totalOn = ({ numbers }: Cells) => (numbers.get("total") ?? numbers.get("totalIncl"))?.value ?? null;

function nearer(one: Cells, before: Cells | null, after: Cells | null): Cells | null {
  if (!before || !after) return before ?? after;
  return one.row.top - before.row.top < after.row.top - one.row.top - 0.01 ? before : after;
}

function lineOf(anchor: Cells, rows: Cells[], head: TableHead, amounts: Amount[]): TableLine {
  const { numbers, row } = anchor;
  const value = (kind: ColumnKind) => numbers.get(kind)?.value ?? null;
  const texts = rows.map((one) => textOf(one, head));
  const own = texts[rows.indexOf(anchor)];
  const rate = numbers.get("vatRate");
  const isRate = rate && rate.value <= 30 * MONEY_SCALE && (rate.isRate || rate.decimals > 0 || rate.value >= 2 * MONEY_SCALE);
  const used = [...numbers.values()].flatMap(({ sure }) => sure);
  return {
    ...around([row, ...rows.map((one) => one.row)]),
    description: texts
      .map(({ description }) => description)
      .filter((text) => text && !isMadeText(fold(text)))
      .join(" "),
    code: own?.code || null,
    unit: numbers.get("quantity")?.unit ?? (own?.unit || null),
    quantity: value("quantity"),
    unitPrice: value("unitPrice"),
    discount: value("discount"),
    vatRate: isRate ? Math.round((rate.value * RATE_SCALE) / MONEY_SCALE) : null,
    total: value("total"),
    totalIncl: value("totalIncl"),
    numbers: amounts.filter(({ segment }) => rows.some((one) => one.row.index === segment.row)),
    sure: Math.min(1, ...used),
  };
}
