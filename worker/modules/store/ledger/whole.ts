import { refuseField } from "@/worker/core/errors";
import { QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";

/**
 * Pieces are whole: nobody has half a jar.
 * @param unit of the item
 * @param amount thousandths of its base
 * @throws Refusal `invalid_input` naming the field
 */
export function requireWhole(unit: Unit, amount: number, field: string): void {
  if (unit === "piece" && amount % QUANTITY_SCALE !== 0) refuseField(field, "whole_pieces");
}
