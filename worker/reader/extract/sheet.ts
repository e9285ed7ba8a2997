import { type Amount, amountsIn, type Decimal, decimalOf } from "./amounts";
import { type DateFound, datesIn } from "./dates";
import { type Label, labelsIn } from "./labels";
import { type Row, rowsOf, type Segment } from "./rows";
import type { Page } from "./words";

/** Everything that is seen in a document before anything is decided. */
export interface Sheet {
  pages: Page[];
  rows: Row[];
  segments: Segment[];
  /** The usual size of letters. */
  em: number;
  decimal: Decimal;
  amounts: Amount[];
  dates: DateFound[];
  labels: Label[];
}

export function sheetOf(pages: Page[]): Sheet {
  const rows = rowsOf(pages);
  const decimal = decimalOf(rows);
  const dates = datesIn(rows);
  // The digits of a date are no amount.
  const isInDate = (amount: Amount) =>
    dates.some(({ segment, from, to }) => segment === amount.segment && amount.from < to && amount.to > from);
  const amounts = amountsIn(rows, decimal).filter((amount) => !isInDate(amount));
  const segments = rows.flatMap((row) => row.segments);
  const sizes = segments.map(({ em }) => em).sort((a, b) => a - b);
  return { pages, rows, segments, em: sizes[Math.floor(sizes.length / 2)] ?? 1, decimal, amounts, dates, labels: labelsIn(rows) };
}
