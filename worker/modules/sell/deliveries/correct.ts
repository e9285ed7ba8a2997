import { and, eq, inArray } from "drizzle-orm";
import { deliveries as table, type DeliveryLine, locations, lots, movements, orders } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import {
  afterShipping,
  chosenAt,
  deliveredShare,
  itemsOf,
  keep,
  lotsNamed,
  pickChosen,
  promiseAgain,
  promisesAfter,
  reading,
  requireWholeParts,
  wholeOf,
  withinPlaces,
} from "@/worker/modules/sell/orders";
import {
  asIfNotTaken,
  correct as correctMovements,
  type Part,
  placesOf,
  type Posting,
  refuseShort,
  standing,
} from "@/worker/modules/store/ledger";
import { requireNothingBuilt } from "./built-on";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery, type Whole } from "./records";
import { deliveryStatus } from "./status";

type Typed = NonNullable<Parsed<typeof deliveries.correct>["parts"]>;
type MovementRow = typeof movements.$inferSelect;

/**
 * Puts right what was entered of goods that left: which lots, how much of each, on which day. The order, its promises and the
 * trace follow.
 * @throws Refusal `not_allowed_now` naming the return or the invoices that were made of it; `not_enough`, `lot_held`, `lot_expired`;
 *   `invalid_input` naming the part or the day that cannot be
 */
export const correct = handle(deliveries.correct, async (context, { id, version, parts: typed, ...input }) => {
  const { db } = context;
  const whole = await fetchDelivery(db, id);
  const { delivery } = whole;
  deliveryStatus.require(delivery.status, "correct", "deliveries");
  const { shippedOn: day = delivery.shippedOn, carrier = delivery.carrier, notes = delivery.notes } = input;
  if (day > civilDate(context.now)) refuseField("shippedOn", "future");
  requireBefore(delivery, day);

  const moved = await standing(db, and(eq(movements.causeId, delivery.id), eq(movements.type, "shipment")));
  const left = typed && (await whatLeft(context, whole, { typed, moved, day }));
  const parts = left?.parts;
  const same = moved.map(({ id: _, at, actor, reverses, ...movement }): Posting => ({ ...movement, day }));
  const postings = parts ? parts.map((part) => shipmentOf(delivery.id, part, day)) : same;
  await correctMovements(context, moved, postings, input.shippedOn ? "shippedOn" : "id", left?.freed);
  left?.promiseRest();
  const services = delivery.lines.filter(({ lotId }) => lotId === "");
  const lines = parts ? [...parts.map(lineOf), ...services] : delivery.lines;
  const after = context.update(table, delivery, { lines, shippedOn: day, carrier, notes }, version);
  const lotIds = lines.map(({ lotId }) => lotId);
  const lotRows = await db.select().from(lots).where(inArray(lots.id, lotIds));
  return toDelivery({ ...whole, delivery: after, lots: lotRows });
});

function shipmentOf(causeId: string, { lineId, amount, ...part }: Part, day: string): Posting {
  return { ...part, type: "shipment", amount: -amount, day, cause: "delivery", causeId };
}

function lineOf({ lineId, unitCost, ...part }: Part): DeliveryLine {
  return { ...part, orderLineId: lineId, returned: 0 };
}

interface Leaving {
  typed: Typed;
  /** What was booked of it. */
  moved: MovementRow[];
  day: string;
}

/** Goods leave before they arrive, and before they come back. @throws Refusal `invalid_input` naming `shippedOn` */
function requireBefore({ deliveredOn, returns }: Whole["delivery"], day: string): void {
  if (deliveredOn && day > deliveredOn) refuseField("shippedOn", "after_delivery", { day: deliveredOn });
  const [first] = returns.map((one) => one.day).sort();
  if (first && day > first) refuseField("shippedOn", "after_return", { day: first });
}

/** What really left, line by line, as if nothing of this delivery had; the order is written accordingly, and what it waits for again promised. */
async function whatLeft(context: CommandContext, whole: Whole, { typed: asTyped, moved, day }: Leaving) {
  const { db } = context;
  const { delivery } = whole;
  const orderId = whole.order.id;
  requireWholeParts(asTyped);
  const names = asTyped.map(({ lot }) => lot);
  const [places, named, rooms, ...read] = await db.batch([
    placesOf(db, itemsOf(orderId)),
    lotsNamed(db, orderId, names),
    db.select().from(locations),
    ...reading(db, orderId),
  ]);
  const typed = chosenAt(asTyped, rooms);
  const ordered = wholeOf(read);
  const { order, client, promised } = ordered;
  const before = delivery.lines.filter(({ lotId }) => lotId !== "");
  const undone = order.lines.map((line) => ({ ...line, shipped: line.shipped - sumOf(before, line.id) }));
  const { minimumShelfLifeDays: days } = client;
  const terms = { day, notBefore: days === null ? undefined : addDays(day, days) };
  const free = asIfNotTaken(places, moved, whole.lots);
  const picked = pickChosen(typed, { lines: undone, places: free, promised, named, terms, before });
  if (picked.short.length)
    await refuseShort(
      context,
      picked.short,
      (number) => `parts.${number}.amount`,
      (number) => typed[Number(number)]?.location,
    );

  const after = picked.parts.map(lineOf);
  const lines = undone.map((line) => ({ ...line, shipped: line.shipped + sumOf(after, line.id) }));
  await requireNothingBuilt(context, whole, lines);
  const more = changeOf(picked.parts, before);
  const remaining = withinPlaces(promisesAfter(promised, more, lines), picked.parts, { promised, places: free });
  keep(context, promised, remaining);
  const settled = { ...order, ...afterShipping(order, lines), lines };
  context.update(orders, order, { status: settled.status, heldFrom: settled.heldFrom, lines, deliveredShare: deliveredShare(lines) });
  const shelf = free.map((place) => {
    const reserved = place.reserved - sumAt(place, promised) + sumAt(place, remaining);
    return { ...place, amount: place.amount - sumAt(place, picked.parts), reserved };
  });
  const back = changeOf(
    before.map(({ orderLineId, ...part }) => ({ ...part, lineId: orderLineId })),
    after,
  );
  const promiseRest = () =>
    promiseAgain(context, { ...ordered, order: settled, promised: remaining.filter(({ amount }) => amount > 0) }, shelf, back);
  const freed = promised.map((part, place) => ({ ...part, amount: part.amount - (remaining[place]?.amount ?? 0) }));
  return { parts: picked.parts, freed, promiseRest };
}

/** What is more in some parts than in lines of a delivery. */
function changeOf<P extends Omit<Part, "unitCost">>(parts: P[], lines: DeliveryLine[]): P[] {
  return parts.map((part) => {
    const same = lines.find((one) => one.orderLineId === part.lineId && one.lotId === part.lotId && one.locationId === part.locationId);
    return { ...part, amount: Math.max(0, part.amount - (same?.amount ?? 0)) };
  });
}

interface Spot {
  lotId: string;
  locationId: string;
}

const sumAt = ({ lotId, locationId }: Spot, parts: (Spot & { amount: number })[]) =>
  parts.reduce((sum, part) => (part.lotId === lotId && part.locationId === locationId ? sum + part.amount : sum), 0);

const sumOf = (lines: DeliveryLine[], lineId: string) =>
  lines.reduce((sum, { orderLineId, amount }) => sum + (orderLineId === lineId ? amount : 0), 0);
