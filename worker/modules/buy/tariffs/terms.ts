import { Refusal, refuseField } from "@/worker/core/errors";
import type { Quantity } from "@/worker/core/contract/fields";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { ratioOf } from "@/worker/core/figures/quantity";
import type { CommandContext } from "@/worker/engine/handler";
import { reprice } from "@/worker/modules/catalogue/costing";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { TariffRow } from "./records";
import { MAX_UNIT_PRICE, unitPrice } from "@/worker/core/figures/unit-price";

/** What a supplier asks for how much. */
interface Terms {
  price: number;
  pack: Quantity;
  packName: string;
}

/**
 * What a unit of the item costs on these terms, in ten-thousandths of a euro.
 * @throws Refusal `invalid_input` naming `pack` when its unit does not convert into the item's, `price` beyond the dearest
 */
export function requireUnitPrice({ price, pack }: Pick<Terms, "price" | "pack">, item: ItemRow): number {
  if (!ratioOf(pack.unit, item.unit, item)) refuseField("pack", "conversion");
  return unitPrice(price, pack, item) ?? refuseField("price", "too_big_number", { maximum: MAX_UNIT_PRICE / MONEY_SCALE });
}

/** @throws Refusal `already_exists` naming `pack` when the supplier has a tariff for the same pack of the item */
export function refuseTwin(supplierId: string, { pack, packName }: Pick<Terms, "pack" | "packName">, others: TariffRow[]): void {
  const isTwin = (row: TariffRow) => row.supplierId === supplierId && row.packAmount === pack.amount && row.pack === packName;
  if (others.some(isTwin)) throw new Refusal("already_exists", { fields: [{ field: "pack", code: "taken" }] });
}

/**
 * Gives an item the cost and the main supplier of its preferred tariff; both are unknown without one. What a recipe makes
 * keeps the cost of its recipe.
 */
export async function follow(
  context: CommandContext,
  item: ItemRow,
  preferred: { cost: number | null; supplierName: string } | null,
): Promise<void> {
  const cost = item.recipeId ? item.cost : (preferred?.cost ?? null);
  await reprice(context, [{ item, cost, supplierName: preferred?.supplierName ?? "" }]);
}
