import { datesOf, invoiceNumberOf } from "./head";
import { sheetOf } from "./sheet";
import type { Page } from "./words";

/** Below, what seems to be a number may be anything. */
const LEAST = 0.5;

/**
 * The pages of a file on which a document seems to start: its number is announced, and is not that of the document before.
 * Recognition misreads numbers: there the date must be another too.
 * @returns none when there is but one document
 */
export function startsIn(pages: Page[], source: "text" | "ocr"): number[] {
  const starts: number[] = [];
  let before: { number: string; date: string | null } | null = null;
  for (const page of pages) {
    const sheet = sheetOf([page]);
    const number = invoiceNumberOf(sheet);
    if (!number || number.score < LEAST) continue;
    const date = datesOf(sheet).invoiceDate?.value ?? null;
    const isOther: boolean = !before || (before.number !== number.value && (source === "text" || before.date !== date));
    if (!isOther) continue;
    starts.push(page.number);
    before = { number: number.value, date };
  }
  return starts.length > 1 ? [1, ...starts.slice(1)] : [];
}
