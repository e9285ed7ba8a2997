import { and, inArray, or, sql } from "drizzle-orm";
import { deliveries, type DeliveryLine, locations, lots, type OrderLine, orders as table, promises } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { updateRows } from "@/worker/engine/writing/bulk";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Part, placesOf, type Posting, post, refuseShort, requireInTime } from "@/worker/modules/store/ledger";
import { orders } from "../contract";
import { chosenAt, pickChosen, pickPromised, promisesAfter, requireWholeParts, type Shelf, withinPlaces } from "./picking";
import { itemsOf } from "../naming";
import { type DeliveryRow, type Promised, reading, toOrder, type Whole, wholeOf } from "../records";
import { needsOf } from "./reserve";
import { deliveredShare, hasLeft, requireMove, toShip } from "../rules";

/**
 * Sends goods to a client, whole or in part: what is promised, or the lots that were chosen. The order is shipped once all
 * of it has left; until then it stays ready.
 * @throws Refusal `not_enough` with who was faster, when what is asked is not there or nothing is promised
 */
export const ship = handle(orders.ship, async (context, { id, parts: typed, shippedOn: day, version, ...about }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const shippedOn = day ?? today;
  if (shippedOn > today) refuseField("shippedOn", "future");
  requireWholeParts(typed);
  const names = typed.map(({ lot }) => lot);
  const queries = [...reading(db, id), placesOf(db, itemsOf(id)), lotsNamed(db, id, names), db.select().from(locations)] as const;
  const [orderRows, items, promised, shipments, takers, held, places, named, rooms] = await db.batch(queries);
  const chosen = chosenAt(typed, rooms);
  const whole = wholeOf([orderRows, items, promised, shipments, takers, held]);
  const { order, client } = whole;
  const last = requireMove(order, "ship");

  const { minimumShelfLifeDays: days } = client;
  const terms = { day: shippedOn, notBefore: days === null ? undefined : addDays(shippedOn, days) };
  const shelf: Shelf = { lines: order.lines, places, promised, named, terms };
  const picked = chosen.length ? pickChosen(chosen, shelf) : { parts: pickPromised(shelf), short: [] };
  if (picked.short.length)
    await refuseShort(
      context,
      picked.short,
      (number) => `parts.${number}.amount`,
      (number) => chosen[Number(number)]?.location,
    );
  const goods = needsOf({ ...whole, promised: [] });
  const parts = picked.parts.length || !goods.length ? [...picked.parts, ...servicesOf(whole)] : [];
  if (!parts.length) await refuseShort(context, needsOf(whole), (lineId) => `lines.${order.lines.findIndex((line) => line.id === lineId)}`);

  const lines = order.lines.map((line) => ({ ...line, shipped: line.shipped + amountOf(parts, line) }));
  const promisedNow = withinPlaces(promisesAfter(promised, parts, lines), parts, shelf);
  keep(context, promised, promisedNow);
  const delivery = await send(context, whole, { parts, shippedOn, ...about });
  const status = hasLeft(lines) ? last : order.status;
  const after = context.update(table, order, { status, lines, deliveredShare: deliveredShare(lines) }, version);
  const stay = promisedNow.filter(({ amount }) => amount > 0);
  return toOrder({ ...whole, order: after, promised: stay, deliveries: [delivery, ...shipments] }, today);
});

/** The query of the lots of an order's items that a person named, also when nothing is left of them: somebody may have been faster. */
export function lotsNamed(db: BusinessDatabase, order: string, names: string[]) {
  const upper = names.map((name) => name.toUpperCase());
  const isNamed = or(inArray(lots.id, names), inArray(sql`upper(${lots.number})`, upper));
  return db
    .select({ lotId: lots.id, number: lots.number, itemId: lots.itemId })
    .from(lots)
    .where(and(inArray(lots.itemId, itemsOf(order)), isNamed));
}

function amountOf(parts: Part[], { id }: OrderLine): number {
  return parts.reduce((sum, { lineId, amount }) => sum + (lineId === id ? amount : 0), 0);
}

/** Services leave with the goods, from no lot. */
function servicesOf({ order, items }: Whole): Part[] {
  const services = new Set(items.filter(({ kind }) => kind === "service").map(({ id }) => id));
  const due = order.lines.filter((line) => services.has(line.itemId) && toShip(line) > 0);
  return due.map((line) => ({ lineId: line.id, itemId: line.itemId, amount: toShip(line), lotId: "", locationId: "", unitCost: 0 }));
}

/** Writes what stays promised: whatever leaves must be free first. */
export function keep({ db, write }: CommandContext, before: Promised[], after: Promised[]): void {
  const gone = after.filter(({ amount }) => amount === 0);
  if (gone.length) {
    const ids = gone.map(({ id }) => id);
    write(db.delete(promises).where(inArray(promises.id, ids)));
  }
  const less = after.filter(({ amount }, place) => amount > 0 && amount !== before[place]?.amount);
  if (!less.length) return;
  const keys = less.map(({ id }) => ({ id }));
  const amounts = less.map(({ amount }) => ({ amount }));
  write(updateRows(db, promises, keys, amounts));
}

interface Leaving {
  parts: Part[];
  shippedOn: string;
  carrier: string;
  notes: string;
}

/** Writes the delivery and the movements of its goods. */
async function send(context: CommandContext, { order, client }: Whole, { parts, ...about }: Leaving): Promise<DeliveryRow> {
  const reference = context.numbered(`BL-${about.shippedOn.slice(0, 4)}`);
  const lines = parts.map(({ lineId, unitCost, ...part }): DeliveryLine => ({ ...part, orderLineId: lineId, returned: 0 }));
  const row: DeliveryRow = {
    ...{ id: newId(), reference, orderId: order.id, clientId: client.id, status: "shipped", deliveredOn: null, returns: [] },
    ...{ ...about, address: order.deliveryAddress, lines, version: 1, createdAt: context.now, updatedAt: context.now },
  };
  context.insert(deliveries, row);
  const goods = parts.filter(({ lotId }) => lotId !== "");
  const postings = goods.map(({ lineId, amount, ...part }): Posting => {
    return { ...part, type: "shipment", amount: -amount, day: about.shippedOn, cause: "delivery", causeId: row.id };
  });
  await requireInTime(context, postings, "shippedOn");
  post(context, postings);
  return row;
}
