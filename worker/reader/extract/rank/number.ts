import { hasTown } from "../address";
import { isOfKind, titlesOf } from "../document-kind";
import { fold } from "../fold";
import { type Identifier, identifiersIn } from "../numbers";
import type { LabelKind } from "../labels";
import type { Sheet } from "../sheet";
import { surroundings, wordsNear } from "./surroundings";
import { ruled, votes } from "./votes";

/** What may be the number of the document, with what a forest judges it by. */
export interface NumberCandidate extends Identifier {
  /** With the letters that stand before it. */
  whole: string;
}

/** So many rows from the top, what looks like a table may be the head's. */
const HEAD = 30;

/** Labels speak of invoices; of another paper, what it is entitled announces its number as well. */
const bookable = new Set(["invoice", "credit", "receipt"]);
const ENTITLED = 0.9;

/** Everything that may be the number of the document. @param isOutside is a row no line of the table? */
export function numberCandidates(sheet: Sheet, isOutside: (row: number) => boolean): { value: NumberCandidate; features: number[] }[] {
  const all = identifiersIn(sheet.rows, sheet.dates).filter(({ segment }) => isOutside(segment.row) || segment.row < HEAD);
  const counts = new Map<string, number>();
  for (const { text } of all) counts.set(text, (counts.get(text) ?? 0) + 1);
  const pages = (text: string) => new Set(all.filter((other) => other.text === text).map(({ page }) => page)).size;
  // "BL 4187" is the number of a delivery note, and on an invoice is not.
  const kind = titlesOf(sheet)[0]?.[0] ?? "invoice";
  const vote = (one: Identifier) => {
    const isEntitled = !bookable.has(kind) && isOfKind(wordsNear(one, sheet), kind);
    return Math.max(isEntitled ? ENTITLED : 0, ruled(one, all, sheet, "invoiceNumber", of)) * likelihood(one, sheet);
  };
  const voted = votes(all.map(vote));
  return all.map((one, at) => ({
    value: { ...one, whole: withPrefix(one) },
    features: [
      ...(voted[at] as number[]),
      ...surroundings(one, all, sheet, sheet.labels),
      ...shapeOf(one, all),
      counts.get(one.text) ?? 1,
      pages(one.text),
      isOutside(one.segment.row) ? 1 : 0,
      isOfKind(wordsNear(one, sheet), kind) ? 1 : 0,
      kind === "invoice" ? 1 : 0,
    ],
  }));
}

/** Labels that a number may be of. */
const of: LabelKind[] = ["invoiceNumber", "otherNumber", "siret", "vatNumber", "otherAmount", "invoiceDate", "dueDate", "otherDate"];

/** How likely a text is the number of a document at all. */
function likelihood({ text, page, top }: Identifier, { pages }: Sheet): number {
  const digits = text.replace(/\D/g, "").length;
  let likely = digits >= 3 ? 1 : digits === 2 ? 0.75 : 0.4;
  if (/^(19|20)\d\d$/.test(text)) likely *= 0.6;
  if (/^\d+(?:[.,]\d+)?%?$/.test(text) && digits < 3) likely *= 0.8;
  if (/^(FR|DE|GB|BE)\d{9,}$/.test(text) || /^\d{14}$/.test(text)) likely *= 0.5;
  const height = pages.find(({ number }) => number === page)?.height ?? 1;
  if (page > 1) likely *= 0.9;
  return likely * (top / height > 0.6 ? 0.75 : 1);
}

/** A number with the letters before it: "FA 1203", "F - 118". */
function withPrefix({ segment, from, text }: Identifier): string {
  const before = /(?:^|[ :°])([A-Z]{1,4})(?: ?[-/] ?| )$/.exec(segment.text.slice(0, from))?.[1] ?? "";
  const isPrefix = before && !/^(N|NO|NR|DU|LE|DE|LA|REF|NUM|DATE|PAGE|FR|ID|VAT|TVA|OF|BL|CDE|PO)$/i.test(before);
  return isPrefix ? `${before} ${text}` : text;
}

/** How it is written: digits, letters, signs, and whether it is a part of something longer. */
function shapeOf({ text, segment, from, to }: Identifier, all: Identifier[]): number[] {
  const digits = text.replace(/\D/g, "").length;
  const bare = text.replace(/\s/g, "");
  const is = (pattern: RegExp) => (pattern.test(bare) ? 1 : 0);
  const isPart = (other: Identifier) =>
    other.segment === segment && other.from <= from && other.to >= to && other.to - other.from > to - from;
  const wholes = all.filter(isPart).length;
  const parts = all.filter((other) => other.segment === segment && other.from >= from && other.to <= to).length;
  return [
    digits,
    bare.length - digits,
    bare.length,
    is(/^\d+$/),
    is(/^[A-Z]/i),
    is(/^(?:19|20)\d\d$/),
    is(/20[12]\d|(?<!\d)2[0-9](?=[-/])/),
    is(/[-/]/),
    is(/^\d+[.,]\d+$/),
    is(/^[A-Z]{2}\w{2}\d{7,}$/i),
    is(/^(?:\d{9}|\d{14})$/),
    is(/^0\d(?:\d\d){0,4}$/),
    is(/^[a-z]/),
    wholes,
    parts,
    hasTown(segment.text) ? 1 : 0,
    /(?<![a-z])(?:facture|invoice|avoir|credit note)(?![a-z])/.test(fold(segment.text)) ? 1 : 0,
  ];
}
