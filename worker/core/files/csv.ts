import Papa from "papaparse";
import { CSV_LINES } from "./csv-limits";
import { type FieldProblem, refuseField } from "../errors";

const CSV_COLUMNS = 200;
/** Rows that are looked at, blank ones too: a file of nothing else is not read to its end. */
const MOST_ROWS = 3 * CSV_LINES;

/** A line of a file as it was read, with what is wrong with its form. */
export interface CsvLine {
  /** Where it begins in the file, counted from 1. */
  line: number;
  cells: string[];
  problem: Omit<FieldProblem, "field"> | null;
}

export interface CsvFile {
  headings: string[];
  lines: CsvLine[];
}

/**
 * Reads a CSV text: semicolons, commas or tabs, whichever its first line has most of; blank lines are passed over, and the
 * titles that a spreadsheet has above its headings. A line with too many or too few cells, or with a quote out of place, is read
 * with its problem.
 * @throws Refusal `invalid_input` naming `content` when there is nothing to read, or more than we read
 */
export function readCsv(text: string): CsvFile {
  if (text.includes("\u0000")) refuseField("content", "file_binary");
  if (text.includes("\ufffd")) refuseField("content", "file_lost");
  const whole = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [announcement = "", announced] = /^sep=(.)\n/i.exec(whole) ?? [];
  const body = whole.slice(announcement.length);
  const delimiter = announced ?? delimiterOf(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: "\n", preview: MOST_ROWS });
  if (data.length === MOST_ROWS) refuseField("content", "csv_lines", { maximum: CSV_LINES });
  const wrong = new Map(errors.map(({ row, code }) => [row, code]));

  let next = announcement ? 2 : 1;
  const rows = data.map((cells, place) => {
    const line = next;
    next += cells.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 1);
    return { line, cells: cells.map(unguarded), code: wrong.get(place) };
  });
  const [head, ...rest] = underTitles(rows.filter(({ cells }) => cells.some((cell) => cell.trim())));
  if (!head) return refuseField("content", "file_empty");
  if (head.code) refuseField("content", "csv_quote", { line: head.line });
  const headings = head.cells.map((cell) => cell.trim());
  if (headings.length > CSV_COLUMNS) refuseField("content", "csv_columns", { maximum: CSV_COLUMNS });
  if (!rest.length) refuseField("content", "csv_no_lines");
  if (rest.length > CSV_LINES) refuseField("content", "csv_lines", { maximum: CSV_LINES });
  return { headings, lines: rest.map((row) => lineFrom(row, headings.length)) };
}

/** Rows among which the headings are looked for. */
const TITLES = 20;

/** The rows from the headings on: a title fills no more than half of its row's cells. All rows, where none is fuller. */
function underTitles<Row extends { cells: string[] }>(rows: Row[]): Row[] {
  const isTitle = ({ cells }: Row) => cells.length > 1 && cells.filter((cell) => cell.trim()).length <= cells.length / 2;
  return rows.slice(
    Math.max(
      0,
      rows.slice(0, TITLES).findIndex((row) => !isTitle(row)),
    ),
  );
}

/** The separator that the first line has most of, outside quotes; a semicolon where it has none. */
function delimiterOf(text: string): string {
  const first = text.trimStart().replace(/"(?:[^"]|"")*"/g, "");
  const end = first.indexOf("\n");
  const line = end < 0 ? first : first.slice(0, end);
  const separators = [";", ",", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return separators.reduce((best, separator) => (separator.count > best.count ? separator : best)).sign;
}

/** Shown of a cell whose line cannot be read. */
const SHOWN = 200;

function lineFrom({ line, cells, code }: { line: number; cells: string[]; code?: string }, width: number): CsvLine {
  const short = (values: string[]) => values.slice(0, width).map((cell) => cell.slice(0, SHOWN));
  if (code === "MissingQuotes") return { line, cells: short(cells), problem: { code: "csv_open_quote" } };
  if (code) return { line, cells: short(cells), problem: { code: "csv_quote", params: { line } } };
  const surplus = cells.slice(width).some((cell) => cell.trim());
  if (cells.length < width || surplus) {
    return { line, cells: short(cells), problem: { code: "csv_ragged", params: { found: cells.length, expected: width } } };
  }
  return { line, cells: cells.slice(0, width), problem: null };
}

/** What is written into a cell: a figure stays one, a text is guarded. */
export type Cell = string | number | null;

export interface CsvStyle {
  delimiter: string;
  newline: string;
  decimal: string;
  /** What the text begins with. */
  start: string;
  /** Texts to be guarded: spreadsheets take what begins like this for a formula, and anyone may have written it. */
  dangerous: RegExp;
}

/** What opens as it should in a French spreadsheet. */
export const forSpreadsheets: CsvStyle = {
  delimiter: ";",
  newline: "\r\n",
  decimal: ",",
  start: "\ufeff",
  dangerous: /^'*[=+\-@\t\r＝＋－＠]/,
};
/** What programs read (RFC 4180); texts that are only digits and signs, such as telephone numbers, do no harm. */
export const forPrograms: CsvStyle = {
  delimiter: ",",
  newline: "\n",
  decimal: ".",
  start: "",
  dangerous: /^(?![+-]?[\d .()]+$)'*[=+\-@\t\r＝＋－＠]/,
};

/** Rows as CSV; what `readCsv` reads back as the same texts. */
export function writeCsv(rows: Cell[][], style: CsvStyle): string {
  return style.start + rows.map((cells) => cells.map((cell) => written(cell, style)).join(style.delimiter)).join(style.newline);
}

function written(cell: Cell, { decimal, dangerous }: CsvStyle): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  return quoted(dangerous.test(cell) ? `'${cell}` : cell);
}

function quoted(text: string): string {
  return /[";,\t\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A guarded text as it was before `writeCsv`. */
function unguarded(text: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text;
}
