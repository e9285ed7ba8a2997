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
    return best && best.probability >= LEAST[rank] ? { value: best.value.date, box: best.value, probability: best.probability } : null;
  };
  return { invoiceDate: of("date"), dueDate: of("dueDate") };
}
