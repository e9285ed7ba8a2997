import { civilDateOf, lastOfMonth } from "@/worker/core/figures/dates";
import { SEPARATOR } from "./rules";

/** What a barcode or a QR of the trade holds (GS1 General Specifications, application identifiers 01, 02, 10, 15 and 17). */
export interface Scanned {
  /** The thirteen digits of the article, when it bears an EAN. */
  ean: string | null;
  /** What the maker of the goods calls the lot. */
  lot: string | null;
  ddm: string | null;
  dlc: string | null;
}

const fields: Record<string, keyof Scanned> = { "01": "ean", "02": "ean", "10": "lot", "15": "ddm", "17": "dlc" };

/** How long fields of these first two digits are in all (GS1 General Specifications, figure 7.8.5-2); others end at a separator. */
const lengths: Record<string, number> = {
  ...{ "00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "20": 4, "41": 16 },
  ...Object.fromEntries(["11", "12", "13", "14", "15", "16", "17", "18", "19"].map((date) => [date, 8])),
  ...Object.fromEntries(["31", "32", "33", "34", "35", "36"].map((measure) => [measure, 10])),
};

/** Reads `(01)03760…(10)A12(17)261231`, the same as scanners send it, or a bare EAN; null when the text is none of these. */
export function readGs1(text: string): Scanned | null {
  const code = text.trim().replace(/^\](C1|d2|Q3|e0)/, "");
  const parts = code.startsWith("(") ? bracketed(code) : /^\d{13,14}$/.test(code) ? [["01", code.padStart(14, "0")]] : sent(code);
  if (!parts?.length) return null;
  const scanned: Scanned = { ean: null, lot: null, ddm: null, dlc: null };
  for (const [name = "", value = ""] of parts) {
    const field = fields[name];
    if (field === "ean") scanned.ean = value.replace(/^0(?=\d{13}$)/, "");
    else if (field === "lot") scanned.lot = value;
    else if (field) scanned[field] = dateFrom(value);
  }
  return scanned.ean || scanned.lot ? scanned : null;
}

function bracketed(text: string): string[][] {
  return [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)].map(([, name = "", value = ""]) => [name, value.trim()]);
}

/** The fields as they follow each other without brackets, what we have no use for too; null when they are no such fields. */
function sent(text: string): string[][] | null {
  const parts: string[][] = [];
  let rest = text.replace(new RegExp(`^${SEPARATOR}`), "");
  while (rest) {
    const name = rest.slice(0, 2);
    const end = lengths[name] ?? (rest.includes(SEPARATOR) ? rest.indexOf(SEPARATOR) : rest.length);
    const value = rest.slice(2, end);
    if (!/^\d\d$/.test(name) || rest.length < end || (lengths[name] && !/^\d+$/.test(value))) return null;
    parts.push([name, value]);
    rest = rest.slice(end).replace(new RegExp(`^${SEPARATOR}`), "");
  }
  return parts;
}

/** YYMMDD; a day 00 is the last of its month. Null when the calendar has no such day. */
function dateFrom(digits: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (day !== "00") return civilDateOf(2000 + Number(year), Number(month), Number(day));
  const first = civilDateOf(2000 + Number(year), Number(month), 1);
  return first && lastOfMonth(first);
}
