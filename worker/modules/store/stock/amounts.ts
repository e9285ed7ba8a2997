import { and, eq, gt } from "drizzle-orm";
import { levels } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Quantity } from "@/worker/core/contract/fields";
import { convert, type Measures, type Unit } from "@/worker/core/figures/quantity";
import type { CommandContext } from "@/worker/engine/handler";
import { refuseShort, requireWhole } from "@/worker/modules/store/ledger";
import { placeNamed } from "@/worker/modules/store/locations";
import type { FoundLot } from "@/worker/modules/store/lots";

/**
 * A quantity in thousandths of the item's base unit. @param field how the caller named it
 * @throws Refusal `invalid_input` naming the field when the units do not convert, or nothing is left of it
 */
export function inUnitOf(item: Measures & { unit: Unit }, { amount, unit }: Quantity, field: string): number {
  const converted = convert(amount, unit, item.unit, item);
  if (converted === null) return refuseField(field, "conversion");
  requireWhole(item.unit, converted, field);
  return converted > 0 ? converted : refuseField(field, "decimals");
}

/** @throws Refusal `invalid_input` naming the field when the item is a service */
export function requireStocked({ kind }: { kind: string }, field: string): void {
  if (kind === "service") refuseField(field, "not_stocked");
}

/**
 * Where a lot is taken from: the place named, or the only one where it lies.
 * @throws Refusal `invalid_input` naming the field, or `not_enough` saying who took the goods last
 */
export async function takenFrom(context: CommandContext, { lot }: FoundLot, idOrName: string | undefined, amount: number, field: string) {
  const places = await context.db
    .select()
    .from(levels)
    .where(and(eq(levels.lotId, lot.id), gt(levels.amount, 0)));
  if (idOrName === undefined && places.length > 1) refuseField(field, "required");
  const locationId = idOrName === undefined ? places[0]?.locationId : (await placeNamed(context.db, field, idOrName)).id;
  const place = places.find((candidate) => candidate.locationId === locationId);
  const free = place ? place.amount - place.reserved : 0;
  if (!place || free < amount) {
    return refuseShort(
      context,
      [{ lineId: "", itemId: lot.itemId, amount: amount - free }],
      () => "amount",
      () => idOrName && locationId,
    );
  }
  return place.locationId;
}
