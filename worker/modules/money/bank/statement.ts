import { numberFrom } from "@/worker/core/contract/coerce";
import { readCsv } from "@/worker/core/files/csv";
import { civil } from "@/worker/core/contract/fields";
import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { CENT } from "@/worker/core/figures/money";
import type { StatementLine } from "./rules";
import { all, readTags, type Tag, textAt, textOf } from "./tags";

export type StatementFormat = "csv" | "ofx" | "camt";

/**
 * Reads a bank's file: OFX, CAMT.053 or CSV, told by what it holds.
 * @throws Refusal `invalid_input` naming `content` when it is none of them, or a line has no day or no amount
 */
export function readStatement(content: string): { format: StatementFormat; lines: StatementLine[] } {
  const isTagged = /<\s*(\w+:)?(OFX|Document|BkToCstmrStmt)\b/i.test(content.slice(0, 5_000));
  if (!isTagged) return { format: "csv", lines: fromCsv(content) };
  const root = readTags(content) ?? refuseField("content", "statement_unread");
  const isOfx = all(root, "OFX").length > 0;
  const lines = isOfx ? all(root, "STMTTRN").map(fromOfx) : all(root, "Ntry").flatMap(fromCamt);
  if (!lines.length) refuseField("content", "statement_empty");
  return { format: isOfx ? "ofx" : "camt", lines };
}

function fromOfx(tag: Tag): StatementLine {
  const textOfTag = (name: string) => textAt(tag, name);
  const posted = textOfTag("DTPOSTED");
  const [name, memo] = [textOfTag("NAME"), textOfTag("MEMO")];
  // Banks begin the memo anew with the name, which they cut at 32 letters.
  const label = memo.startsWith(name) ? memo : [name, memo].filter(Boolean).join(" ");
  const day = `${posted.slice(0, 4)}-${posted.slice(4, 6)}-${posted.slice(6, 8)}`;
  return lineOf(day, label, textOfTag("TRNAMT"), textOfTag("FITID"));
}

/** A booked entry; what is only announced is left for the statement that books it. */
function fromCamt(tag: Tag): StatementLine[] {
  const status = textAt(tag, "Sts", "Cd") || textAt(tag, "Sts");
  if (status && status !== "BOOK") return [];
  const day = (textAt(tag, "BookgDt", "Dt") || textAt(tag, "BookgDt", "DtTm") || textAt(tag, "ValDt", "Dt")).slice(0, 10);
  const details = all(tag, "TxDtls");
  const names = details.flatMap((one) => [...all(one, "Dbtr"), ...all(one, "Cdtr")].flatMap((party) => all(party, "Nm")));
  const texts = [...names, ...details.flatMap((one) => all(one, "Ustrd"))].map(textOf);
  const label = [...new Set([...texts, textAt(tag, "AddtlNtryInf")])].filter(Boolean).join(" ");
  const sign = textAt(tag, "CdtDbtInd") === "DBIT" ? "-" : "";
  return [lineOf(day, label, sign + textAt(tag, "Amt"), textAt(tag, "AcctSvcrRef"))];
}

/** What banks call the columns that we read. */
const headings = {
  day: ["date", "date operation", "date de l'operation", "date comptable", "date d'operation", "booking date"],
  label: ["libelle", "libelle operation", "libelle de l'operation", "label", "description", "details", "libelle simplifie"],
  amount: ["montant", "montant(euros)", "montant en euros", "amount", "montant eur"],
  debit: ["debit", "debit euros", "debit eur", "money out"],
  credit: ["credit", "credit euros", "credit eur", "money in"],
};

function fromCsv(content: string): StatementLine[] {
  const { headings: columns, lines } = readCsv(content);
  const names = columns.map((name) => fold(name).trim());
  const at = Object.fromEntries(Object.entries(headings).map(([field, known]) => [field, names.findIndex((name) => known.includes(name))]));
  const { day = -1, label = -1, amount = -1, debit = -1, credit = -1 } = at;
  if (day < 0 || label < 0 || (amount < 0 && (debit < 0 || credit < 0))) refuseField("content", "statement_columns");
  return lines.map(({ cells, line }) => {
    const cell = (place: number) => cells[place]?.trim() ?? "";
    const out = cell(debit).replace(/^-/, "");
    const sum = amount >= 0 ? cell(amount) : out && numberFrom(out) ? `-${out}` : cell(credit);
    return lineOf(civilFrom(cell(day)), cell(label), sum, "", line);
  });
}

/** "21/11/2026" as a civil date; others as they are. */
function civilFrom(text: string): string {
  const [, day, month, year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$/.exec(text) ?? [];
  if (!day || !month) return text.slice(0, 10);
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function lineOf(day: string, label: string, sum: string, bankId: string, line = 0): StatementLine {
  const euros = numberFrom(sum.replace(/[\s\u00a0\u202f€]|^\+/g, ""));
  const amount = Math.round((euros ?? Number.NaN) * 100);
  // Banks count in cents: what has parts of one was read wrong.
  if (!civil.safeParse(day).success || !Number.isSafeInteger(amount * CENT) || amount / 100 !== euros)
    refuseField("content", "statement_line", { line, day, sum });
  const clean = label.replace(/\s+/g, " ").trim().slice(0, 300);
  return {
    day,
    label: clean || "—",
    amount: amount * CENT,
    bankId: isNothing(bankId) ? null : bankId.slice(0, 120),
  };
}

const isNothing = (bankId: string) => !bankId || /^(nonref|notprovided)$/i.test(bankId);
