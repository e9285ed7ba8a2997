import { and, eq, inArray } from "drizzle-orm";
import { deliveries as table, type DeliveryLine, lots, movements, orders } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import {
  afterShipping,
  deliveredShare,
  itemsOf,
  keep,
  lotsNamed,
  pickChosen,
  promisesAfter,
  reading,
  requireAfterShipping,
  wholeOf,
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
  if (delivery.deliveredOn) requireAfterShipping("shippedOn", delivery.deliveredOn, day);

  const moved = await standing(db, and(eq(movements.causeId, delivery.id), eq(movements.type, "shipment")));
  const parts = typed && (await partsThatLeft(context, whole, { typed, moved, day }));
  const same = moved.map(({ id: _, at, actor, reverses, ...movement }): Posting => ({ ...movement, day }));
  await correctMovements(context, moved, parts ? parts.map((part) => shipmentOf(delivery.id, part, day)) : same);
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

/** What really left, line by line, as if nothing of this delivery had; the order is written accordingly. */
async function partsThatLeft(context: CommandContext, whole: Whole, { typed, moved, day }: Leaving): Promise<Part[]> {
  const { db } = context;
  const { delivery } = whole;
  const orderId = whole.order.id;
  const names = typed.map(({ lot }) => lot);
  const [places, named, ...read] = await db.batch([placesOf(db, itemsOf(orderId)), lotsNamed(db, orderId, names), ...reading(db, orderId)]);
  const { order, client, promised } = wholeOf(read);
  const before = delivery.lines.filter(({ lotId }) => lotId !== "");
  const undone = order.lines.map((line) => ({ ...line, shipped: line.shipped - sumOf(before, line.id) }));
  const { minimumShelfLifeDays: days } = client;
  const terms = { day, notBefore: days === null ? undefined : addDays(day, days) };
  const free = asIfNotTaken(places, moved, whole.lots);
  const picked = pickChosen(typed, { lines: undone, places: free, promised, named, terms });
  if (picked.short.length) await refuseShort(context, picked.short, (number) => `parts.${number}.amount`);

  const after = picked.parts.map(lineOf);
  const lines = undone.map((line) => ({ ...line, shipped: line.shipped + sumOf(after, line.id) }));
  await requireNothingBuilt(context, whole, lines);
  const more = picked.parts.map((part) => {
    const same = before.find((one) => one.orderLineId === part.lineId && one.lotId === part.lotId && one.locationId === part.locationId);
    return { ...part, amount: Math.max(0, part.amount - (same?.amount ?? 0)) };
  });
  keep(context, promised, promisesAfter(promised, more, lines));
  context.update(orders, order, { ...afterShipping(order, lines), lines, deliveredShare: deliveredShare(lines) });
  return picked.parts;
}

const sumOf = (lines: DeliveryLine[], lineId: string) =>
  lines.reduce((sum, { orderLineId, amount }) => sum + (orderLineId === lineId ? amount : 0), 0);
