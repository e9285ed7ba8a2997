import Papa from "papaparse";
import { CSV_LINES } from "@/worker/core/files/csv-limits";
import { civil } from "@/worker/core/contract/fields";
import { refuseField } from "@/worker/core/errors";
import { CENT } from "@/worker/core/figures/money";
import { centsFrom, dayFrom, dayOrderOf } from "./amounts";
import { isCfonb, readCfonb } from "./cfonb";
import { layoutOf } from "./layout";
import type { StatementLine } from "./rules";
import type { Layout } from "./shapes";
import type { StatementFormat } from "./status";
import { all, readTags, type Tag, textAt, textOf } from "./tags";

/**
 * Reads a bank's file: OFX, CAMT.053, CFONB120 or CSV, told by what it holds.
 * @param layout where a CSV has its columns, as a person said once; told by its headings or its shape otherwise
 * @throws Refusal `invalid_input` naming `content` when it is none of them, or a line has no day or no amount
 */
export function readStatement(content: string, layout?: Layout): { format: StatementFormat; lines: StatementLine[] } {
  const isTagged = /<\s*(\w+:)?(OFX|Document|BkToCstmrStmt)\b/i.test(content.slice(0, 5_000));
  if (isCfonb(content)) return { format: "cfonb", lines: readCfonb(content) };
  if (!isTagged) return { format: "csv", lines: fromCsv(content, layout) };
  const foreign = /<(?:\w+:)?(?:Amt\s+Ccy="|CURDEF>\s*)(?!EUR)([A-Z]{3})/.exec(content);
  if (foreign) refuseField("content", "statement_currency", { line: lineAt(content, foreign.index), currency: foreign[1] ?? "" });
  const root = readTags(content) ?? refuseField("content", "statement_unread");
  const isOfx = all(root, "OFX").length > 0;
  const name = isOfx ? "STMTTRN" : "Ntry";
  const tags = all(root, name);
  if (tags.length > CSV_LINES) refuseField("content", "csv_lines", { maximum: CSV_LINES });
  const places = linesOfTags(content, name);
  const lines = tags.flatMap((tag, place) => (isOfx ? fromOfx : fromCamt)(tag, places[place] ?? 0));
  if (!lines.length) refuseField("content", "statement_empty");
  return { format: isOfx ? "ofx" : "camt", lines };
}

/** The line of a file on which something stands, counted from 1. */
const lineAt = (content: string, index: number) => content.slice(0, index).split("\n").length;

/** The lines on which the elements of a name begin, counted from 1. */
function linesOfTags(content: string, name: string): number[] {
  let [line, last] = [1, 0];
  return Array.from(content.matchAll(new RegExp(`<(?:\\w+:)?${name}[\\s>]`, "g")), ({ index }) => {
    line += lineAt(content.slice(last, index), index) - 1;
    last = index;
    return line;
  });
}

function fromOfx(tag: Tag, line: number): StatementLine {
  const textOfTag = (name: string) => textAt(tag, name);
  const posted = textOfTag("DTPOSTED");
  const [name, memo] = [textOfTag("NAME"), textOfTag("MEMO")];
  // Banks begin the memo anew with the name, which they cut at 32 letters.
  const label = memo.startsWith(name) ? memo : [name, memo].filter(Boolean).join(" ");
  const day = `${posted.slice(0, 4)}-${posted.slice(4, 6)}-${posted.slice(6, 8)}`;
  return lineOf(day, label, textOfTag("TRNAMT"), textOfTag("FITID"), line);
}

/** A booked entry; what is only announced is left for the statement that books it. */
function fromCamt(tag: Tag, line: number): StatementLine[] {
  const status = textAt(tag, "Sts", "Cd") || textAt(tag, "Sts");
  if (status && status !== "BOOK") return [];
  const day = (textAt(tag, "BookgDt", "Dt") || textAt(tag, "BookgDt", "DtTm") || textAt(tag, "ValDt", "Dt")).slice(0, 10);
  const details = all(tag, "TxDtls");
  const names = details.flatMap((one) => [...all(one, "Dbtr"), ...all(one, "Cdtr")].flatMap((party) => all(party, "Nm")));
  const texts = [...names, ...details.flatMap((one) => all(one, "Ustrd"))].map(textOf);
  const label = [...new Set([...texts, textAt(tag, "AddtlNtryInf")])].filter(Boolean).join(" ");
  const sign = textAt(tag, "CdtDbtInd") === "DBIT" ? "-" : "";
  return [lineOf(day, label, sign + textAt(tag, "Amt"), textAt(tag, "AcctSvcrRef"), line)];
}

/** Rows of a CSV whatever parts its cells: the sign that gives the most cells. @throws Refusal `invalid_input` naming `content` when there are too many */
export function rowsOf(content: string): string[][] {
  const body = content.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const sample = body.slice(0, 5_000);
  const countOf = (sign: string) => sample.split(sign).length;
  const delimiter = [";", "\t", ",", "|"].sort((one, other) => countOf(other) - countOf(one))[0] ?? ";";
  const { data } = Papa.parse<string[]>(body, { delimiter, newline: "\n", preview: CSV_LINES + 100 });
  if (data.length > CSV_LINES) refuseField("content", "csv_lines", { maximum: CSV_LINES });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

function fromCsv(content: string, own: Layout | undefined): StatementLine[] {
  const rows = rowsOf(content);
  const known = layoutOf(rows);
  const layout = own ?? known?.layout ?? refuseField("content", "statement_columns");
  const first = own ? rows.findIndex((cells) => dayFrom(cells[own.day] ?? "") !== null) : (known?.first ?? 0);
  if (first < 0) refuseField("content", "statement_empty");
  const order = dayOrderOf(rows.slice(first).map((cells) => cells[layout.day] ?? ""));
  const lines = rows.slice(first).flatMap((cells, place) => {
    const cell = (at: number) => (at < 0 ? "" : (cells[at] ?? ""));
    const [day, sum] = [dayFrom(cell(layout.day), order), sumOf(layout, cell)];
    // Blank lines, and totals at the foot, have no day.
    if (!cell(layout.day) && (!cells.some(Boolean) || !cell(layout.label) || /total|solde/i.test(cells.join(" ")))) return [];
    requireEuros(rows[first - 1], cells, first + place + 1);
    return [lineOf(day && isDay(day) ? day : cell(layout.day), cell(layout.label), sum, "", first + place + 1)];
  });
  if (!lines.length) refuseField("content", "statement_empty");
  return lines;
}

/** What a row says of money: one column with its sign, or what went out or what came in; both as they stand where it says both. */
function sumOf({ amount, debit, credit }: Layout, cell: (at: number) => string): string {
  if (amount >= 0) return cell(amount);
  const [out, came] = [cell(debit), cell(credit)];
  const isSaid = (text: string) => /\w/.test(text) && centsFrom(text) !== 0;
  if (isSaid(out) && isSaid(came)) return `${out} / ${came}`;
  if (!isSaid(out)) return came;
  const cents = centsFrom(out);
  return cents === null ? out : String(-Math.abs(cents) / 100);
}

/** A column of currencies says euros on every line. @throws Refusal `invalid_input` naming `content`, with the line */
function requireEuros(names: string[] | undefined, cells: string[], line: number): void {
  const place = names?.findIndex((name) => /^(devise|currency|monnaie)$/i.test(name)) ?? -1;
  const currency = place >= 0 ? (cells[place] ?? "") : "";
  if (currency && !/^(eur|euro|euros|€)$/i.test(currency)) refuseField("content", "statement_currency", { line, currency });
}

function lineOf(day: string, label: string, sum: string, bankId: string, line: number): StatementLine {
  // Banks count in cents: what has parts of one was read wrong.
  const amount = centsFrom(sum) ?? refuseField("content", "statement_line", { line, day, sum });
  if (!isDay(day)) refuseField("content", "statement_line", { line, day, sum });
  const clean = label.replace(/\s+/g, " ").trim().slice(0, 300);
  return {
    day,
    label: clean || "—",
    amount: amount * CENT,
    bankId: isNothing(bankId) ? null : bankId.slice(0, 120),
  };
}

/** Is it a day of the calendar? */
const isDay = (text: string) => civil.safeParse(text).success;
const isNothing = (bankId: string) => !bankId || /^(nonref|notprovided)$/i.test(bankId);
