import { bestOf, type Candidate } from "./candidate";
import type { Label, LabelKind } from "./labels";
import { announce } from "./near";
import { type Identifier, identifiersIn } from "./numbers";
import type { Sheet } from "./sheet";

const numberKinds = new Set<LabelKind>([
  "invoiceNumber",
  "otherNumber",
  "siret",
  "vatNumber",
  "otherAmount",
  "invoiceDate",
  "dueDate",
  "otherDate",
]);
const dateKinds = new Set<LabelKind>(["invoiceDate", "dueDate", "otherDate", "invoiceNumber", "otherNumber"]);

export type Chosen<Value> = (Candidate<Value> & { lead: number }) | null;

/** The number of the document. */
export function invoiceNumberOf(sheet: Sheet): Chosen<string> {
  const labels = sheet.labels;
  const announced = announce(identifiersIn(sheet.rows, sheet.dates), labels, sheet.rows, numberKinds);
  const candidates = announced
    .filter(({ label }) => label.kind === "invoiceNumber")
    .map(({ value, score }) => {
      const whole = withPrefix(value);
      return { value: whole.text, score: score * likelihood(value, sheet), box: value, sure: value.sure };
    });
  return bestOf(candidates);
}

/** A number with the letters before it: "FA 1203", "F - 118". */
function withPrefix(value: Identifier): { text: string } {
  const before = /(?:^|[ :°])([A-Z]{1,4})(?: ?[-/] ?| )$/.exec(value.segment.text.slice(0, value.from))?.[1] ?? "";
  const isPrefix = before && !/^(N|NO|NR|DU|LE|DE|LA|REF|NUM|DATE|PAGE|FR)$/.test(before);
  return { text: isPrefix ? `${before} ${value.text}` : value.text };
}

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

/** The dates of the document: when it was made and when it is due. */
export function datesOf(sheet: Sheet): { invoiceDate: Chosen<string>; dueDate: Chosen<string> } {
  const announced = announce(sheet.dates, sheet.labels, sheet.rows, dateKinds);
  const of = (kinds: LabelKind[], factor = 1) =>
    announced
      .filter(({ label }) => kinds.includes(label.kind))
      .map(({ value, label, score }) => ({
        value: value.date,
        score: score * factor * placeFactor(value, sheet) * (isOfNumber(label, sheet) ? BESIDE_NUMBER : 1),
        box: value,
        sure: value.sure,
      }));
  const dueDate = bestOf(of(["dueDate"]));
  // "Facture n° 12 du 3 mai": the number's label announces the date too.
  const labelled = [...of(["invoiceDate"]), ...of(["invoiceNumber"], 0.75)];
  const others = sheet.dates.filter(
    ({ date }) => !announced.some(({ value, label }) => value.date === date && /^(due|other)Date$/.test(label.kind)),
  );
  const distinct = new Set(others.map(({ date }) => date)).size;
  const unlabelled = others.map((value, at) => ({
    value: value.date,
    score: (distinct === 1 ? 0.5 : 0.35) - Math.min(0.2, at * 0.03),
    box: value,
    sure: value.sure,
  }));
  return { invoiceDate: bestOf([...labelled, ...unlabelled]), dueDate };
}

/** "Facture n° 12 du 3 mai": a small word says much behind the number. */
const BESIDE_NUMBER = 1.5;

function isOfNumber({ kind, segment, from, weight }: Label, { labels }: Sheet): boolean {
  const isBefore = (other: Label) => other.kind === "invoiceNumber" && other.segment === segment && other.to <= from;
  return kind === "invoiceDate" && weight < 1 && labels.some(isBefore);
}

/** Dates of the head speak for themselves more than those of small print. */
function placeFactor({ page, top }: { page: number; top: number }, { pages }: Sheet): number {
  const height = pages.find(({ number }) => number === page)?.height ?? 1;
  return (page > 1 ? 0.95 : 1) - (top / height) * 0.05;
}
