import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import type { Expected } from "./rules";

/**
 * The day of the next month on which the VAT of a month is paid: the first of those that the tax office may set, between the 15th and
 * the 24th by where and what a business is (CGI, annexe IV, art. 39).
 */
const DAY = 15;

export interface Vat {
  /** What fell due and what is deducted, by month ("2026-10"): ten-thousandths of a euro, more than nothing is to be paid. */
  declared: ReadonlyMap<string, number>;
  /** What was paid of it since the first of this month. */
  paid: number;
  /** What the months before left to be deducted. */
  credit?: number;
}

/**
 * The VAT to pay in the months ahead, return by return: what the books say of the month that is over and of this one, and what is to be
 * invoiced and bought from now on; a credit is carried to the next return (form 3310-CA3, lines 25 and 22).
 * @param today a civil date @returns nothing of a month that comes to nothing
 */
export function vatToPay({ declared, paid, credit: begun = 0 }: Vat, expected: readonly Expected[], today: string): Expected[] {
  const byMonth = new Map(declared);
  for (const { vat } of expected) {
    if (!vat) continue;
    const month = (vat.on < today ? today : vat.on).slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + vat.tax);
  }
  const last = firstOfMonth(today, -1).slice(0, 7);
  let credit = 0 - begun;
  return [...byMonth]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([month, tax]): Expected[] => {
      const due = tax - (month === last ? paid : 0) + credit;
      credit = Math.min(0, due);
      const dueOn = addDays(firstOfMonth(`${month}-01`, 1), DAY - 1);
      return due > 0 ? [{ kind: "vat", dueOn, amount: -due }] : [];
    });
}
