import type { DateFound } from "./dates";
import { bare } from "./fold";
import { choose } from "./rank/choose";
import { dateCandidates } from "./rank/date";
import { numberCandidates } from "./rank/number";
import type { Sheet } from "./sheet";
import type { Box } from "./words";

/** What a field was chosen to be, and how likely that is right. */
export type Chosen<Value> = { value: Value; box: Box | null; probability: number } | null;

/** Less likely, a document has none. */
const LEAST = { number: 0.08, date: 0.01, dueDate: 0.4 };

/** A day that may be another is to be asked about. */
const DOUBTFUL = 0.7;

/** "03/11/2026" of an American seller: the day or the month may stand first, and no other date of the paper tells which. */
function isEitherWay({ date, isPlain }: DateFound, { dates, segments }: Sheet): boolean {
  const [, month, day] = date.split("-").map(Number) as [number, number, number];
  if (isPlain || day > 12 || day === month) return false;
  const isTold = dates.some((other) => !other.isPlain && Number(other.date.slice(8)) > 12);
  const isAmerican = segments.some(
    ({ text, folded }) => /, ?[A-Z]{2},? \d{5}(?:-\d{4})?\b/.test(text) || /us ?\$|usd|sales tax/.test(folded),
  );
  return isAmerican && !isTold;
}

/** The number of the document. */
export function invoiceNumberOf(sheet: Sheet, isOutside: (row: number) => boolean): Chosen<string> {
  const best = choose(
    "number",
    numberCandidates(sheet, isOutside),
    ({ whole }) => bare(whole),
    ({ sure }) => sure,
  );
  return best && best.probability >= LEAST.number ? { value: best.value.whole, box: best.value, probability: best.probability } : null;
}

/** The dates of the document: when it was made and when it is due. */
export function datesOf(sheet: Sheet, isOutside: (row: number) => boolean): { invoiceDate: Chosen<string>; dueDate: Chosen<string> } {
  const candidates = dateCandidates(sheet, isOutside);
  const of = (rank: "date" | "dueDate"): Chosen<string> => {
    const best = choose(
      rank,
      candidates,
      ({ date }) => date,
      ({ sure }) => sure,
    );
    if (!best || best.probability < LEAST[rank]) return null;
    const probability = isEitherWay(best.value, sheet) ? Math.min(DOUBTFUL, best.probability) : best.probability;
    return { value: best.value.date, box: best.value, probability };
  };
  return { invoiceDate: of("date"), dueDate: of("dueDate") };
}
