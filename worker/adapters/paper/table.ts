import type { Cell, Column, Row, Table } from "@/worker/core/files/paper";
import type { Element } from "./canvas";
import { type PageLayout, later, linesOf } from "./flow";
import { colours, MARGIN, type Style, styles, WIDTH } from "./look";
import type { Slab } from "./pages";
import { widestWord } from "./text";

/** Room between columns, and above and below what is in a cell. */
const GUTTER = 10;
const PAD = 4;
/** What a person writes by hand needs room. */
const WRITTEN = { width: 70, height: 22 };
/** A row with more lines than this is divided: it may begin on one page and end on the next. */
const MOST_LINES = 24;

/** The width that a column would like, and the least that its longest word needs. */
export interface Wish {
  most: number;
  least: number;
  /** Texts take what is left; figures never grow. */
  grows: boolean;
}

/** Shares the width: every column has what it would like where there is room; else the texts, the longest first, give way. */
export function shareWidth(wishes: Wish[], width: number): number[] {
  const total = wishes.reduce((sum, { most }) => sum + most, 0);
  const growing = wishes.filter(({ grows }) => grows).length;
  if (total <= width) return wishes.map(({ most, grows }) => most + (grows || !growing ? (width - total) / (growing || wishes.length) : 0));
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0);
  // Even the longest words do not fit: they will be cut, each in proportion.
  if (least >= width) return wishes.map((wish) => (wish.least / least) * width);
  const over = wishes.reduce((sum, wish) => sum + wish.most - wish.least, 0);
  return wishes.map((wish) => wish.least + ((wish.most - wish.least) / over) * (width - least));
}

interface ColumnLayout {
  x: number;
  width: number;
  column: Column;
}

/** A table: its head again on every page, its rows whole, a subtotal never without a row of what it sums. */
export function tableSlabs(layout: PageLayout, table: Table): Slab[] {
  const { canvas } = layout;
  const columns = layColumns(layout, table);
  const element = later(() => canvas.group("Table", layout.parent, { title: table.caption }));
  const head = headSlab(layout, columns, element);
  const rows = table.rows.flatMap((row, at) => rowSlabs(layout, columns, row, table.rows[at + 1], element));
  return [{ ...head, gap: 12, withNext: rows.length > 0 }, ...rows.map((slab) => ({ ...slab, head }))];
}

function layColumns({ canvas }: PageLayout, { columns, rows }: Table): ColumnLayout[] {
  const plain = rows.filter(({ kind }) => kind !== "group");
  const wishes = columns.map((column, place): Wish => {
    const texts = plain.map(({ cells }) => partsOf(cells[place] ?? ""));
    const inStyle = (text: string, style: Style) => canvas.measure(text, style);
    const label = widestWord(column.label, (text) => inStyle(text, styles.head));
    const widths = texts.map(({ text, detail }) => Math.max(inStyle(text, styles.strong), inStyle(detail, styles.detail)));
    const words = texts.map(({ text }) => widestWord(text, (word) => inStyle(word, styles.strong)));
    const most = Math.max(label, column.isWritten ? WRITTEN.width : 0, inStyle(column.label, styles.head), ...widths);
    const isFigure = column.align === "right";
    const least = isFigure ? Math.max(label, ...widths) : Math.max(label, column.isWritten ? WRITTEN.width : 0, ...words);
    return { most, least, grows: !isFigure && column.align !== "center" };
  });
  const widths = shareWidth(wishes, WIDTH - GUTTER * (columns.length - 1));
  let x = MARGIN;
  return columns.map((column, place) => {
    const width = widths[place] ?? 0;
    const laid = { x, width, column };
    x += width + GUTTER;
    return laid;
  });
}

function headSlab(layout: PageLayout, columns: ColumnLayout[], table: () => Element): Slab {
  const { canvas } = layout;
  const labels = columns.map(({ column, width }) => linesOf(layout, column.label, width, styles.head));
  const count = Math.max(1, ...labels.map(({ length }) => length));
  const height = count * styles.head.leading + 2 * PAD;
  const write = (place: number, y: number) => {
    const lines = labels[place] ?? [];
    const top = y + PAD + (count - lines.length) * styles.head.leading;
    for (const [at, line] of lines.entries()) writeIn(layout, columns[place], line, top + at * styles.head.leading, styles.head);
  };
  return {
    height,
    draw: (y, isAgain) => {
      const row = isAgain ? null : canvas.group("TR", table());
      for (const place of columns.keys()) {
        if (row) canvas.tag("TH", row, () => write(place, y), { scope: "Column" });
        else canvas.decorate(() => write(place, y));
      }
      canvas.decorate(() => canvas.rule(MARGIN, y + height, WIDTH, canvas.ruleColour, 0.9));
    },
  };
}

function writeIn({ canvas }: PageLayout, laid: ColumnLayout | undefined, text: string, y: number, style: Style): void {
  if (!laid || !text) return;
  const { x, width, column } = laid;
  const at = column.align === "right" ? x + width : column.align === "center" ? x + width / 2 : x;
  canvas.write(text, at, y, style, column.align);
}

interface Line {
  text: string;
  style: Style;
}

function rowSlabs(layout: PageLayout, columns: ColumnLayout[], row: Row, next: Row | undefined, table: () => Element): Slab[] {
  const isGroup = row.kind === "group";
  const isLast = !next || next.kind === "group";
  const cells = isGroup
    ? [linesOf(layout, textOf(row.cells[0]), WIDTH, styles.strong).map((text) => ({ text, style: styles.strong }))]
    : null;
  const lines = cells ?? columns.map((laid, place) => cellLines(layout, row, row.cells[place] ?? "", laid));
  const count = Math.max(1, ...lines.map(({ length }) => length));
  const parts = Array.from({ length: Math.ceil(count / MOST_LINES) }, (_, part) => part * MOST_LINES);
  return parts.map((from, at) => {
    const shown = lines.map((own) => own.slice(from, from + MOST_LINES));
    const height = Math.max(heightOf(shown), columns.some(({ column }) => column.isWritten) && !isGroup ? WRITTEN.height : 0);
    return {
      height: height + (isGroup ? 6 : 0),
      withNext: at === parts.length - 1 ? isGroup || next?.kind === "subtotal" : false,
      draw: (y) => drawRow(layout, columns, { row, shown, top: y + (isGroup ? 6 : 0), height, isLast }, table()),
    };
  });
}

interface RowDrawing {
  row: Row;
  shown: Line[][];
  top: number;
  height: number;
  isLast: boolean;
}

function drawRow(layout: PageLayout, columns: ColumnLayout[], { row, shown, top, height, isLast }: RowDrawing, table: Element): void {
  const { canvas } = layout;
  canvas.decorate(() => {
    if (row.kind === "subtotal") canvas.rule(MARGIN, top, WIDTH, colours.ink, 0.6);
    for (const { column, x, width } of columns) {
      if (column.isWritten && !row.kind) canvas.box(x, top + 2.5, width, height - 5);
    }
    canvas.rule(MARGIN, top + height, WIDTH, isLast || row.kind ? colours.ink : colours.rule, 0.5);
  });
  const element = canvas.group("TR", table);
  for (const [place, lines] of shown.entries()) {
    const write = () => {
      let y = top + PAD;
      for (const { text, style } of lines) {
        writeIn(layout, row.kind === "group" ? { x: MARGIN, width: WIDTH, column: { label: "" } } : columns[place], text, y, style);
        y += style.leading;
      }
    };
    canvas.tag(row.kind === "group" ? "TH" : "TD", element, write, row.kind === "group" ? { scope: "Row" } : {});
  }
}

function cellLines(layout: PageLayout, row: Row, cell: Cell, { width }: ColumnLayout): Line[] {
  const { text, detail } = partsOf(cell);
  const style = row.kind === "subtotal" ? styles.strong : styles.body;
  const lines = text ? linesOf(layout, text, width, style).map((line) => ({ text: line, style })) : [];
  return detail
    ? [...lines, ...linesOf(layout, detail, width, styles.detail).map((line) => ({ text: line, style: styles.detail }))]
    : lines;
}

function heightOf(cells: Line[][]): number {
  const heights = cells.map((lines) => lines.reduce((sum, { style }) => sum + style.leading, 0));
  return Math.max(styles.body.leading, ...heights) + 2 * PAD;
}

const partsOf = (cell: Cell) => (typeof cell === "string" ? { text: cell, detail: "" } : cell);
const textOf = (cell: Cell | undefined) => partsOf(cell ?? "").text;
