import { datesOf, invoiceNumberOf } from "./head";
import { sheetOf } from "./sheet";
import type { Page } from "./words";

/** Below, what seems to be a number may be anything; two that look alike on two pages may be less sure. */
const LEAST = { alone: 0.85, alike: 0.6 };

/**
 * The pages of a file on which a document seems to start: its number is announced, and is not that of the document before.
 * Recognition misreads numbers: there the date must be another too.
 * @returns none when there is but one document
 */
export function startsIn(pages: Page[], source: "text" | "ocr"): number[] {
  const heads = pages.map(headOf);
  const isSure = (head: Head) => {
    const isAlike = heads.some((other) => other !== head && other.number !== head.number && lookOf(other) === lookOf(head));
    return head.probability >= (isAlike ? LEAST.alike : LEAST.alone);
  };
  const starts: number[] = [];
  let before: Head | null = null;
  for (const head of heads) {
    if (!head.number || !isSure(head)) continue;
    // A page that goes on has no day of its own, whatever looks like a number on it.
    if (before && !head.date) continue;
    const isOther: boolean = !before || (before.number !== head.number && (source === "text" || before.date !== head.date));
    if (!isOther) continue;
    starts.push(head.page);
    before = head;
  }
  return starts.length > 1 ? [1, ...starts.slice(1)] : [];
}

interface Head {
  page: number;
  number: string;
  probability: number;
  date: string | null;
}

function headOf(page: Page): Head {
  const sheet = sheetOf([page]);
  const isOutside = () => true;
  const number = invoiceNumberOf(sheet, isOutside);
  const date = datesOf(sheet, isOutside).invoiceDate?.value ?? null;
  return { page: page.number, number: number?.value ?? "", probability: number?.probability ?? 0, date };
}

const lookOf = ({ number }: Head) => number.replace(/\d+/g, "9");
