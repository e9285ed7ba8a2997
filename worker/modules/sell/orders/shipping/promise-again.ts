import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { isUsable, type Part, type Place, promise } from "@/worker/modules/store/ledger";
import { promisedAs, type Whole } from "../records";
import { toShip } from "../rules";
import { reserve } from "./reserve";

/**
 * Promises to an order again what it waits for, once goods did not leave after all: the very goods that lie there again, and where
 * they may not be used any more, the earliest dates of what is free.
 * @param whole the order with its lines as they will be, and what stays promised to it
 * @param places as they will be, with all that stays promised in what is reserved
 * @param back what lies there again
 */
export function promiseAgain(context: CommandContext, whole: Whole, places: Place[], back: Omit<Part, "unitCost">[]): void {
  const today = civilDate(context.now);
  const room = new Map(whole.order.lines.map((line) => [line.id, toShip(line)]));
  for (const { lineId, amount } of whole.promised) room.set(lineId, (room.get(lineId) ?? 0) - amount);
  const left = places.map((place) => ({ ...place }));
  const parts = back.flatMap((part): Part[] => {
    const place = left.find(({ lotId, locationId }) => lotId === part.lotId && locationId === part.locationId);
    if (!place || !isUsable(place, { day: today })) return [];
    const amount = Math.min(part.amount, room.get(part.lineId) ?? 0, place.amount - place.reserved);
    if (amount <= 0) return [];
    room.set(part.lineId, (room.get(part.lineId) ?? 0) - amount);
    place.reserved += amount;
    const { lineId, itemId, lotId, locationId } = part;
    return [{ lineId, itemId, lotId, locationId, amount, unitCost: place.unitCost }];
  });
  const rest = reserve({ ...whole, promised: [...whole.promised, ...promisedAs(parts, left)] }, left, today);
  promise(context, [...parts, ...rest.parts], "order", whole.order.id);
}
