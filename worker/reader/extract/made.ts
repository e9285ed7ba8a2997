import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import type { Amount } from "./amounts";
import { isSame, madeBy } from "./arithmetic";
import type { Row } from "./rows";

/** A quantity and a price, and whatever stands between them: "12,400 kg x 3,20 /kg", "6 à 2,50". */
const MADE =
  /^[^a-z\d]*[\d .,']+(?: ?[a-z.]{1,8})? ?(?:x|×|\*|@|a|at) ?[€£$]? ?[\d .,']+(?: ?(?:€|eur|[£$]))?(?: ?\/ ?[a-z]{1,8}\.?)?[^a-z]*$/;

/** Is a text but how many at which price? */
export const isMadeText = (folded: string): boolean => MADE.test(folded.trim()) && /\d/.test(folded);

/** Says a row how its total is made, and nothing else? */
export function isMadeRow({ segments }: Row, amounts: Amount[]): boolean {
  return (
    amounts.length > 1 &&
    segments.some(({ folded }) => isMadeText(folded)) &&
    segments.every(({ folded }) => isMadeText(folded) || !/[a-z]{3}/.test(folded))
  );
}

/** Which two of some numbers make a total: how many, and at which price. */
export function madeIn(numbers: Amount[], total: number): [quantity: Amount, price: Amount] | null {
  if (total === 0) return null;
  const free = numbers.filter(({ isRate, value }) => !isRate && value !== 0);
  for (const quantity of free)
    for (const price of free) {
      if (quantity === price || quantity.hasCurrency || price.unit) continue;
      // Twice the same number proves nothing: "1 x 12,00 = 12,00" stands alone.
      const many = Math.round((quantity.value * QUANTITY_SCALE) / MONEY_SCALE);
      if (isSame(Math.abs(madeBy(many, price.value)), Math.abs(total))) return [quantity, price];
    }
  return null;
}
