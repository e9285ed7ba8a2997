import { addDays } from "@/worker/core/figures/dates";
import { convert, type Unit } from "@/worker/core/figures/quantity";
import { type Expected, openWithin } from "@/worker/modules/business/forecast";
import type { ItemRow } from "@/worker/modules/catalogue/costing";
import type { Demand } from "./requirements";

/** How many months must be foreseen for so many days: a month's end, two months and a day touch four. */
export const monthsFor = (days: number) => Math.ceil(days / 28) + 1;
/** Expected sales are wanted a week after the other. */
const WEEK = 7;

/** What is expected to be ordered of a product until a day, and the demands that come of it. */
export interface ExpectedNeed extends Pick<Expected, "error"> {
  /** Thousandths of the base of its unit, which is the item's. */
  amount: number;
  unit: Unit;
  until: string;
  /** Their reason is the item: who shows them says it in words. */
  demands: Demand[];
}

/**
 * What is expected of an item within some days, no further than it keeps once made: what is wanted after that is made later.
 * @param lengths of the months that were foreseen, in days
 * @returns null where nothing is, nobody sells it any longer, or its unit no longer converts
 */
export function expectedNeed(
  expected: Expected,
  item: ItemRow,
  { today, ahead, lengths }: { today: string; ahead: number; lengths: readonly number[] },
): ExpectedNeed | null {
  if (item.archived) return null;
  const { error, unit } = expected;
  const days = Math.min(ahead, item.shelfLifeDays ?? ahead);
  const amountIn = (within: number) => convert(openWithin(expected, within, lengths), unit, item.unit, item) ?? 0;
  const amount = amountIn(days);
  if (amount <= 0) return null;
  const demands: Demand[] = [];
  for (let from = 0; from < days; from += WEEK) {
    const wanted = amountIn(Math.min(days, from + WEEK)) - amountIn(from);
    if (wanted > 0) demands.push({ itemId: item.id, amount: wanted, day: addDays(today, from + 1), reason: item.id, isExpected: true });
  }
  return { amount, unit: item.unit, until: addDays(today, days), error, demands };
}
