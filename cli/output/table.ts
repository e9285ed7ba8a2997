import width from "string-width";

/** A column of a table: its label, its cells, and whether they are figures. */
export interface Column {
  label: string;
  cells: string[];
  isFigure: boolean;
}

/** The text of an empty cell. */
export const NOTHING = "—";

const GAP = "  ";
/** A text can be shortened to this many signs and still be told from others; the first names the row. */
const READABLE = 10;
const READABLE_NAME = 20;

/**
 * The columns that a screen has room for, with every figure whole and every text readable. The texts that say least go
 * first: those that are empty most often, then the widest.
 * @param screen columns of the terminal; undefined when nothing needs to fit
 */
export function columnsThatFit(columns: Column[], screen?: number): Column[] {
  const [name, ...others] = columns;
  if (!screen || !name || needed(columns) <= screen) return columns;
  const emptiness = ({ cells }: Column) => cells.filter((cell) => cell === NOTHING).length;
  const texts = others.filter(({ isFigure }) => !isFigure);
  const [least] = texts.sort((a, b) => emptiness(b) - emptiness(a) || widthOf(b) - widthOf(a));
  if (!least) return columns;
  return columnsThatFit(
    columns.filter((column) => column !== least),
    screen,
  );
}

/** The narrowest that a table of these columns can be read in. */
function needed(columns: Column[]): number {
  const least = columns.map((column, place) =>
    column.isFigure ? widthOf(column) : Math.min(widthOf(column), place ? READABLE : READABLE_NAME),
  );
  return least.reduce((sum, size) => sum + size, GAP.length * (columns.length - 1));
}

function widthOf({ label, cells }: Column): number {
  return Math.max(width(label), ...cells.map((cell) => width(cell)));
}

/**
 * Sets columns side by side. What is too wide for the screen is shortened, the widest texts first; figures never are.
 * @param screen columns of the terminal; undefined when nothing needs to fit
 */
export function tableText(columns: Column[], screen?: number): string {
  const widths = fitted(columns, screen);
  const line = (cells: string[]) =>
    cells
      .map((cell, place) => set(cell, widths[place] ?? 0, columns[place]?.isFigure ?? false))
      .join(GAP)
      .trimEnd();
  const rows = (columns[0]?.cells ?? []).map((_, row) => line(columns.map(({ cells }) => cells[row] ?? "")));
  return [line(columns.map(({ label }) => label)), line(widths.map((size) => "─".repeat(size))), ...rows].join("\n");
}

function fitted(columns: Column[], screen?: number): number[] {
  const widths = columns.map(widthOf);
  const all = () => widths.reduce((sum, size) => sum + size, GAP.length * (widths.length - 1));
  while (screen && all() > screen) {
    // The first column names the row: it gives way last.
    const texts = widths.map((size, place) => (columns[place]?.isFigure ? 0 : place ? size : size / 2));
    const widest = texts.indexOf(Math.max(...texts));
    if ((texts[widest] ?? 0) < READABLE) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
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
