import { locations } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { isUsable, placesOf } from "@/worker/modules/store/ledger";
import { orders } from "../contract";
import { itemsOf } from "../naming";
import { reading, wholeOf } from "../records";
import { reserve, termsOf } from "./reserve";
import { toShip } from "../rules";

/** What to take from where for what is still to leave: the lots that may be taken today, the earliest date first. */
export const pickList = handle(orders.pickList, async ({ db, now }, { id }) => {
  const [orderRows, items, promised, shipments, takers, held, places, rooms] = await db.batch([
    ...reading(db, id),
    placesOf(db, itemsOf(id)),
    db.select({ id: locations.id, name: locations.name }).from(locations),
  ]);
  const whole = wholeOf([orderRows, items, promised, shipments, takers, held]);
  const { order, client } = whole;
  const today = civilDate(now);
  const { parts } = reserve(whole, places, today);
  const usable = places
    .filter((place) => isUsable(place, { ...termsOf(client, null, today), day: today }))
    .sort((one, other) => (one.useBy + one.lotId < other.useBy + other.lotId ? -1 : 1));
  const lines = order.lines.filter((line) => toShip(line) > 0);

  return {
    reference: order.reference,
    clientName: client.companyName,
    items: lines.map((line) => {
      const item = items.find((one) => one.id === line.itemId);
      const measure = (amount: number) => ({ amount, unit: line.unit });
      const own = promised.filter(({ lineId }) => lineId === line.id);
      const lots = usable.flatMap((place) => {
        if (place.itemId !== line.itemId) return [];
        const reserved = own.find(({ lotId, locationId }) => lotId === place.lotId && locationId === place.locationId)?.amount ?? 0;
        const { lotId, number, locationId, dlc, ddm } = place;
        const free = place.amount - place.reserved + reserved;
        const locationName = rooms.find((room) => room.id === locationId)?.name ?? "";
        return free > 0 ? [{ lotId, number, locationId, locationName, dlc, ddm, amount: measure(free), promised: measure(reserved) }] : [];
      });
      const promisedAmount = own.reduce((sum, { amount }) => sum + amount, 0);
      return {
        lineId: line.id,
        sku: item?.sku ?? "",
        name: item?.name ?? "",
        toShip: measure(toShip(line)),
        promised: measure(promisedAmount),
        free: measure(parts.reduce((sum, { lineId, amount }) => sum + (lineId === line.id ? amount : 0), 0)),
        lots,
      };
    }),
  };
});
