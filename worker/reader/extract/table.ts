import { MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type Amount, isMoney } from "./amounts";
import { type Column, type ColumnKind, type TableHead, tableHeads } from "./columns";
import type { Row } from "./rows";
import type { Sheet } from "./sheet";
import { type Cells, numeric, textLeftOf, textOf } from "./table-text";
import { around, type Box } from "./words";

const closing = new Set(["exclTax", "inclTax", "due", "vat", "total"]);

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

/** The lines of every table of the document. */
export function tableOf(sheet: Sheet): Table {
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

/** What stands under a table: its rates, its conditions, how to pay. */
const FOOT =
  /^(?:detail (?:de la )?tva|recap|ventilation|bases? (?:h\.?t|tva)|code tva|taux (?:de )?tva|conditions (?:de|of|gen)|mode de (?:paiement|reglement)|reglement|payment|iban|arrete|en votre aimable|merci de|vat (?:analysis|summary|breakdown)|zahlungs|steuer(?:aufschl|betrag)|umsatzsteuerauf|belegsummen|bank details|coordonnees bancaires|tout retard|signature|thank you)/;

/** A row that says little besides the name of a total. */
function isClosing(row: Row, { labels, amounts }: Sheet): boolean {
  if (row.segments.some(({ folded }) => FOOT.test(folded)) && !isCarried(row)) return true;
  const own = labels.filter(({ segment, kind }) => segment.row === row.index && closing.has(kind));
  if (!own.length || isCarried(row)) return false;
  const letters = row.segments
    .map(({ folded }) => folded)
    .join(" ")
    .replace(/[^a-z]/g, "").length;
  const labelled = own.reduce((sum, { segment, from, to }) => sum + segment.folded.slice(from, to).replace(/[^a-z]/g, "").length, 0);
  const units = amounts.filter(({ segment }) => segment.row === row.index).length;
  return labelled / Math.max(1, letters) > 0.6 && (units > 0 || own.length > 1 || labelled > 6);
}

/** "À reporter", "Report", "carried forward": sums between pages. */
function isCarried(row: Row): boolean {
  return row.segments.some(({ folded }) => /^(a reporter|report(?!e)|carried|brought|ubertrag|sous-total page|total page)/.test(folded));
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
  const owners = ownersOf(cells, anchors, head);
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
function ownersOf(cells: Cells[], anchors: Cells[], head: TableHead): Map<Cells, Cells> {
  const owners = new Map<Cells, Cells>();
  const named = anchors.filter((anchor) => textOf(anchor, head).description).length;
  const isNamedFirst = named > anchors.length * 0.6;
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
    const owner: Cells | null = isBeside ? next : isNamedFirst ? current : nearer(one, current, next);
    const last = owner && [...owners].findLast(([, holder]) => holder === owner)?.[0];
    // Small print under the table is no part of its last line, nor a heading of its first.
    const gap = owner === next ? (next?.row.top ?? 0) - one.row.bottom : one.row.top - (last?.row.bottom ?? 0);
    if (owner && gap < 1.6 * head.em) owners.set(one, owner);
  }
  return owners;
}

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
      .filter(Boolean)
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
