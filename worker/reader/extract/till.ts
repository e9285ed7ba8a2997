import { MONEY_SCALE } from "@/worker/core/figures/money";
import type { Amount } from "./amounts";
import type { Row } from "./rows";

/** What a till took, by what it is called; a card pays what is to be paid. */
const TENDERED =
  /^(?:cash|especes|tunai|tender(?:ed)?|paid|payment|received|montant recu|recu|amount paid|credit(?: card)?|card|carte|cb|visa|master)(?![a-z])/;
const BACK = /^(?:change|rendu|a rendre|monnaie|your change|baki)(?![a-z])/;
const ROUNDED = /^(?:total )?(?:round(?:ing|ed)|arrondi)(?![a-z])/;
/** What a till leaves out where there are no coins so small: five cents. */
export const ROUNDING = MONEY_SCALE / 20;
/** So many rows above what was given back stand what was to be paid and what was given. */
const REACH = 8;

/**
 * What was to be paid, where a ticket says what was given and what was given back. Where the word for what was given was not
 * read, two amounts above say it by their difference.
 * @param totals what is called a total: a card gives just as much, but for what is rounded
 * @returns the amount, where it is printed; null when the ticket says no such thing
 */
export function paidOf(money: Amount[], rows: Row[], totals: number[]): { value: number; printed: Amount | null; sure: number } | null {
  const backRow = rows.findLast((row) => isCalled(row, BACK) && amountsOf(row).length > 0);
  const back = backRow && amountsOf(backRow).at(-1);
  const end = backRow?.index ?? Number.POSITIVE_INFINITY;
  const tenderedRow = rows.findLast((row) => row.index < end + 2 && isCalled(row, TENDERED) && amountsOf(row).length > 0);
  const tendered = tenderedRow && amountsOf(tenderedRow).at(-1);
  const isNearTotal = ({ value }: Amount) => totals.some((total) => Math.abs(total - value) <= ROUNDING);
  const rounded = rows
    .flatMap((row) => (isCalled(row, ROUNDED) ? amountsOf(row) : []))
    .find((amount) => amount.value > ROUNDING && isNearTotal(amount));
  if (rounded) return paid(rounded.value, rounded.sure);
  const isTotal = tendered && isNearTotal(tendered);
  if (!backRow || !back || back.value < 0) return isTotal ? paid(tendered.value, tendered.sure) : null;
  const above = money.filter(({ segment }) => segment.row < backRow.index && segment.row >= backRow.index - REACH);
  if (tendered && tendered.value > back.value) return paid(tendered.value - back.value, Math.min(tendered.sure, back.sure));
  if (back.value === 0) return null;
  for (const more of above.toReversed()) {
    const sum = above.find(({ value, segment }) => value > 0 && segment.row < more.segment.row && value === more.value - back.value);
    if (sum) return paid(sum.value, Math.min(sum.sure, more.sure, back.sure));
  }
  return null;

  function amountsOf({ index }: Row): Amount[] {
    return money.filter(({ segment }) => segment.row === index);
  }
  function paid(value: number, sure: number) {
    return { value, printed: money.find((one) => one.value === value) ?? null, sure };
  }
}

const isCalled = ({ segments }: Row, name: RegExp) => segments.some(({ folded }) => name.test(folded.replace(/^[^a-z]+/, "")));
