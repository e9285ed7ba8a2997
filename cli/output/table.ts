import { width } from "./width";

/** A column of a table: its label, its cells, and whether they are figures. */
export interface Column {
  label: string;
  cells: string[];
  isFigure: boolean;
  /** The same cells where there is little room, as days with their year in two digits. */
  short?: string[];
  /** A part of one of its cells would mislead: it is shown whole or not at all. */
  isWhole?: boolean;
  /** How a row's cell is written once it has its room: what takes no column, as colours. */
  paint?: (text: string, row: number) => string;
  /** How much it tells of a row: 0 most. Without one, it follows those that have. */
  rank?: number;
}

/** The text of an empty cell. */
export const NOTHING = "—";

const GAP = "  ";
/** A text can be shortened to this many signs and still be told from others; the first names the row. */
const READABLE = 10;
const READABLE_NAME = 20;
/** Lines that a label may take: it is never cut. */
const LABEL_LINES = 2;

/**
 * The columns that a screen has room for, with every figure whole and every text readable, in their order: those that tell
 * most of a row first have their place.
 * @param screen columns of the terminal; undefined when nothing needs to fit
 */
export function columnsThatFit(columns: Column[], screen?: number): Column[] {
  if (!screen || needed(columns) <= screen) return columns;
  const narrow = columns.map((column) => ({ ...column, cells: column.short ?? column.cells }));
  const hasRanks = columns.some(({ rank }) => rank !== undefined);
  const ranked = narrow.map((column, place) => ({ column, worth: worthOf(column, place) })).sort((a, b) => compare(a.worth, b.worth));
  const chosen = new Set<Column>();
  for (const { column } of ranked) {
    const before = narrow.filter((other) => chosen.has(other) || other === column);
    // What tells little does not take room from what tells more.
    const size = hasRanks && column.rank === undefined ? needed(before, READABLE_NAME) : needed(before);
    if (!chosen.size || size <= screen) chosen.add(column);
  }
  return narrow.filter((column) => chosen.has(column));
}

/**
 * What a column is worth, the least first: as its list ranks it; otherwise the name, then figures, then the texts that are
 * empty least often, and of those the narrowest.
 */
function worthOf(column: Column, place: number): number[] {
  if (column.rank !== undefined) return [0, column.rank];
  const emptiness = column.cells.filter((cell) => cell === NOTHING).length;
  return [1, place ? 1 : 0, column.isFigure ? 0 : 1, emptiness, widthOf(column)];
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** The narrowest that a table of these columns can be read in. @param readable signs that a text keeps at least */
function needed(columns: Column[], readable = READABLE): number {
  return columns
    .map((column, place) => leastWidth(column, place, readable))
    .reduce((sum, size) => sum + size, GAP.length * (columns.length - 1));
}

function leastWidth(column: Column, place: number, readable: number): number {
  const widest = widestCell(column);
  const ofCells = column.isFigure || column.isWhole ? widest : Math.min(widest, place ? readable : READABLE_NAME);
  return Math.max(ofCells, leastLabelWidth(column.label));
}

const widestCell = ({ cells }: Column): number => Math.max(0, ...cells.map((cell) => width(cell)));

function widthOf(column: Column): number {
  return Math.max(width(column.label), widestCell(column));
}

/** A label in lines of its words. */
function labelLines(label: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && width(longer) <= size) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest that a label can be written in. */
function leastLabelWidth(label: string): number {
  let size = Math.max(...label.split(" ").map((word) => width(word)));
  while (labelLines(label, size).length > LABEL_LINES) size += 1;
  return size;
}

/**
 * Sets columns side by side. What is too wide for the screen is shortened, the widest texts first; figures and labels never are: a
 * label takes a second line.
 * @param screen columns of the terminal; undefined when nothing needs to fit
 */
export function tableText(columns: Column[], screen?: number): string {
  const { head, rule, rows } = tableParts(columns, screen);
  return [...head, rule, ...rows].join("\n");
}

/** The same, its lines apart: the labels, the rule below them, and the rows. */
export function tableParts(columns: Column[], screen?: number): { head: string[]; rule: string; rows: string[] } {
  const widths = fitted(columns, screen);
  const line = (cells: string[], row?: number) =>
    cells
      .map((cell, place) => {
        const text = set(cell, widths[place] ?? 0, columns[place]?.isFigure ?? false);
        return row === undefined ? text : (columns[place]?.paint?.(text, row) ?? text);
      })
      .join(GAP)
      .trimEnd();
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    line(
      columns.map(({ cells }) => cells[row] ?? ""),
      row,
    ),
  );
  const labels = columns.map(({ label }, place) => labelLines(label, widths[place] ?? 0));
  const height = Math.max(0, ...labels.map(({ length }) => length));
  // Labels stand on the rule.
  const head = Array.from({ length: height }, (_, at) => line(labels.map((lines) => lines[at - height + lines.length] ?? "")));
  return { head, rule: line(widths.map((size) => "─".repeat(size))), rows };
}

/** Every column as wide as it likes where there is room; otherwise each grows from its narrowest, the narrowest first, labels last. */
function fitted(columns: Column[], screen?: number): number[] {
  const whole = columns.map(widthOf);
  const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, GAP.length * (sizes.length - 1));
  if (!screen || sumOf(whole) <= screen) return whole;
  const widths = columns.map((column, place) => leastWidth(column, place, READABLE));
  let room = screen - sumOf(widths);
  for (const wanted of [columns.map(widestCell), whole])
    for (; room > 0; room -= 1) {
      // The first column names the row: it grows twice as fast.
      const growing = widths.map((size, place) => (size >= (wanted[place] ?? 0) ? Number.POSITIVE_INFINITY : place ? size : size / 2));
      const next = growing.indexOf(Math.min(...growing));
      if (growing[next] === Number.POSITIVE_INFINITY) break;
      widths[next] = (widths[next] ?? 0) + 1;
    }
  return widths;
}

function set(text: string, size: number, isFigure: boolean): string {
  const short = shorten(text, size);
  const room = " ".repeat(Math.max(0, size - width(short)));
  return isFigure ? room + short : short + room;
}

/** Cuts a text to a width, and shows that it was cut. */
export function shorten(text: string, size: number): string {
  if (width(text) <= size) return text;
  let short = "";
  for (const sign of text) {
    if (width(short + sign) > size - 1) break;
    short += sign;
  }
  return `${short}…`;
}
