import type { RestockLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { unitPrice } from "@/worker/core/figures/unit-price";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { RestockRow } from "./records";
import { askedOf, lineTotal, spread } from "./rules";

interface Priced {
  line: RestockLine;
  item: ItemRow;
  /** Ten-thousandths of a euro for a pack. */
  price: number;
}

/**
 * What a unit of the item costs: the price of all packs and their part of the fees ÷ what they hold, rounded once.
 * @throws Refusal `invalid_input` naming `field` when it is more than can be
 */
export function lotCostOf({ lines, fees }: RestockRow, { line, item, price }: Priced, field: string): number {
  const shares = spread(fees, lines.map(lineTotal));
  const fee = shares[lines.findIndex(({ id }) => id === line.id)] ?? 0;
  const packs = { amount: askedOf(line), unit: line.packUnit };
  return unitPrice(price * line.packs + fee, packs, item) ?? refuseField(field, "too_big_number", { maximum: 1_000_000 });
}
