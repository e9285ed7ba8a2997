import { clean, hasStreet, hasTown } from "./address";
import { type Row, type Segment, segmentOf } from "./rows";
import type { Sheet } from "./sheet";
import { LEGAL } from "./name-text";
import { surenessOf } from "./words";

/** What a ticket says of who wrote it. */
export interface TicketHead {
  name: Segment;
  /** The address as it stands, from top to bottom; null where the ticket shows none. */
  address: { text: string; lines: Segment[] } | null;
  /** Does the name say that it is a business? */
  isLegal: boolean;
}

/** Where the head ends: what it is called, its numbers, when, and what it sold. */
const END =
  /(?<![a-z])(?:tel|telephone|phone|fax|gst|sst|tva|vat|siret|siren|tax|invoice|receipt|ticket|facture|duplicata|date|cashier|caisse|table|cash|email|www|item|qty|description|article|order|bill|id no|reg no)(?![a-z])|@/;
/** A number that a register gave to the business: "(81109-A)", "Co. Reg: 860671-D". */
const REGISTERED = /^[^a-z]*(?:co(?:mpany)?\.? ?(?:reg|no)|reg(?:istration)?\.? ?no|licensee|rcs|branch|cabang)|^\W*[\d-]{4,}\W*[a-z]?\W*$/;
/** So many lines has an address at most. */
const MOST = 6;
/** A head begins within so many rows. */
const REACH = 14;

/** The head of a till's ticket: its name on top, the address under it. Null where nothing on top looks like a name. */
export function ticketHead({ rows, dates }: Sheet): TicketHead | null {
  const lines = rows.slice(0, REACH).map(asLine);
  const first = lines.findIndex(isName);
  if (first < 0) return null;
  const end = lines.findIndex((line, at) => at > first && END.test(line.folded));
  const head = lines.slice(first, end < 0 ? first + 1 : end).filter((line) => !dates.some(({ segment }) => segment.row === line.row));
  const street = head.findIndex((line, at) => at > 0 && isAddress(line));
  const names = head.slice(0, street < 0 ? 1 + MOST : street).filter(isName);
  const name = nameOf(names);
  if (!name) return null;
  const address = street < 0 ? [] : head.slice(street, street + MOST).filter((line) => !isBeside(line));
  const text = address.map((line) => clean(line.text)).join(", ");
  return { name, address: address.length ? { text, lines: address } : null, isLegal: LEGAL.test(name.folded) };
}

/** Under the sign of a shop stands the business that keeps it; otherwise the largest letters say the name, or the first. */
function nameOf(names: Segment[]): Segment | undefined {
  const legal = names.findIndex(({ folded }) => LEGAL.test(folded));
  const legalName = names[legal];
  if (!legalName) return names.toSorted((a, b) => Math.round(b.em / a.em - 0.8) - Math.round(a.em / b.em - 0.8))[0];
  // The end of a name that runs over two lines is no name.
  const before = names[legal - 1];
  const isEnd = (legalName.folded.replace(LEGAL, "").match(/[a-z]{3,}/g)?.length ?? 0) < 2;
  return isEnd && before ? segmentOf([...before.words, ...legalName.words], before.row) : legalName;
}

const asLine = ({ segments, index }: Row): Segment =>
  segmentOf(
    segments.flatMap(({ words }) => words),
    index,
  );

/** Words of letters, mostly, with a capital, which recognition is rather sure of; no part of an address, though its name may begin with a number. */
function isName(line: Segment): boolean {
  const name = line.folded.replace(/\([^)]*\d{4}[^)]*\)/g, "");
  const letters = name.replace(/[^a-z]/g, "").length;
  const isLetters = letters >= 5 && letters / name.replace(/\s/g, "").length > 0.6 && /\p{Lu}/u.test(line.text);
  const isPlace = hasTown(line.text) || hasStreet(name.replace(/^\d+\W+/, ""));
  return isLetters && surest(line) > 0.5 && !isBeside(line) && (!isPlace || LEGAL.test(name)) && !END.test(name);
}

/** How sure the surest half of a line is. */
function surest({ words }: Segment): number {
  const sorted = words.toSorted((a, b) => b.sure - a.sure);
  return surenessOf(sorted.slice(0, Math.ceil(sorted.length / 2)));
}

/** Under the name, the first line with a number begins the address, unless it is a register's. */
const isAddress = (line: Segment) => /\d/.test(line.text) && !isName(line) && !isBeside(line);
const isBeside = ({ folded }: Segment) => REGISTERED.test(folded) || folded.length < 3;
