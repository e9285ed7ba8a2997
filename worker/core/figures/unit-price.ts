import { divideRounded } from "./divide-rounded";
import type { Quantity } from "../contract/fields";
import { MONEY_SCALE } from "./money";
import { type Measures, QUANTITY_SCALE, ratioOf, type Unit, units } from "./quantity";

/** A unit of an item costs this at most, in ten-thousandths of a euro: what money holds at the doors. */
export const MAX_UNIT_PRICE = 1_000_000 * MONEY_SCALE;

/**
 * What a unit of the item costs, when a pack costs so much: price ÷ what the pack holds × the item's unit.
 * @param price ten-thousandths of a euro for a pack
 * @param item its unit, and what turns its pieces or volumes into weights
 * @returns ten-thousandths of a euro per unit of the item, rounded half up once; null when the units do not
 *   convert, or beyond the dearest
 */
export function unitPrice(price: number, pack: Quantity, item: Measures & { unit: Unit }): number | null {
  const ratio = ratioOf(pack.unit, item.unit, item);
  if (!ratio) return null;
  const oneUnit = BigInt(units[item.unit].factor * QUANTITY_SCALE);
  const exact = Number(divideRounded(BigInt(price) * oneUnit * ratio.denominator, BigInt(pack.amount) * ratio.numerator));
  return exact > MAX_UNIT_PRICE ? null : exact;
}
