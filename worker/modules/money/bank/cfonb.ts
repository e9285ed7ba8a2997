import { refuseField } from "@/worker/core/errors";
import { CSV_LINES } from "@/worker/core/files/csv-limits";
import { CENT } from "@/worker/core/figures/money";
import type { StatementLine } from "./rules";

/** The last digit of an amount carries its sign: { and A to I for what came in, } and J to R for what went out. */
const positive = "{ABCDEFGHI";
const negative = "}JKLMNOPQR";

/** Is this a statement of account in the French banks' format of 120 signs a line (CFONB)? */
export const isCfonb = (content: string): boolean => /^\s*0[14]\d{5}.{113}/.test(content.slice(0, 400));

/** Reads it: movements (04), with what completes their words (05). @throws Refusal `invalid_input` naming `content`, with the line */
export function readCfonb(content: string): StatementLine[] {
  const lines: StatementLine[] = [];
  const rows = content.split(/\r\n?|\n/);
  if (rows.length > CSV_LINES) refuseField("content", "csv_lines", { maximum: CSV_LINES });
  for (const [place, row] of rows.entries()) {
    const code = row.slice(0, 2);
    if (code === "04") lines.push(movementOf(row, place + 1));
    const last = lines.at(-1);
    if (code === "05" && last) last.label = `${last.label} ${row.slice(48, 118)}`.replace(/\s+/g, " ").trim().slice(0, 300);
  }
  return lines;
}

function movementOf(row: string, line: number): StatementLine {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(row.slice(34, 40)) ?? [];
  const sum = row.slice(90, 104);
  const last = sum.at(-1) ?? "";
  const digit = Math.max(positive.indexOf(last), negative.indexOf(last));
  const cents = Number(`${sum.slice(0, -1)}${digit}`);
  const currency = row.slice(16, 19);
  if (currency.trim() && currency !== "EUR") refuseField("content", "statement_currency", { line, currency });
  if (!year || digit < 0 || !/^\d{13}$/.test(sum.slice(0, -1)) || row[19] !== "2")
    refuseField("content", "statement_line", { line, day: row.slice(34, 40), sum });
  return {
    day: `20${year}-${month}-${day}`,
    label: row.slice(48, 79).replace(/\s+/g, " ").trim() || "—",
    amount: (negative.includes(last) ? -cents : cents) * CENT,
    bankId: null,
  };
}
