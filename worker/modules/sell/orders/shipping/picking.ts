import type { OrderLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { type Need, type Part, type Place, requireUsable, requireWhole } from "@/worker/modules/store/ledger";
import { placeAmong } from "@/worker/modules/store/locations";
import type { orders } from "../contract";
import type { Promised } from "../records";
import { isCountedIn, toShip } from "../rules";

type Chosen = Parsed<typeof orders.ship>["parts"][number];

/** A lot that was named, and what it is of. */
type Named = Pick<Place, "lotId" | "number" | "itemId">;

/** What an order may take from: what lies where, and what of it is promised to the order itself. */
export interface Shelf {
  lines: OrderLine[];
  places: Place[];
  promised: Promised[];
  /** The lots that a person named, whether or not anything is left of them. */
  named: Named[];
  /** The day the goods leave, and the earliest date they may bear. */
  terms: { day: string; notBefore?: string };
  /** What left already and is put right: a lot stays with the lines it left for, and with the places it left from. */
  before?: { orderLineId: string; lotId: string; locationId: string; amount: number }[];
}

/** Takes all that is promised to an order. */
export function pickPromised({ places, promised }: Shelf): Part[] {
  return promised.map(({ lineId, itemId, amount, lotId, locationId }) => {
    const place = places.find((one) => one.lotId === lotId && one.locationId === locationId);
    return { lineId, itemId, amount, lotId, locationId, unitCost: place?.unitCost ?? 0 };
  });
}

/**
 * Takes what a person chose, lot by lot, for the line it was chosen for, or else for the lines of its item in their order.
 * @returns what each line takes, and what was asked and is not there
 * @throws Refusal `invalid_input` naming the part that is of no line, or is more than is ordered; `lot_held` or `lot_expired`
 */
export function pickChosen(
  chosen: Chosen[],
  { lines, places, promised, named, terms, before = [] }: Shelf,
): { parts: Part[]; short: Need[] } {
  const free = new Map(places.map((place) => [place, freeIn(place, promised)]));
  const unshipped = new Map(lines.map((line) => [line, toShip(line)]));
  const parts: Part[] = [];
  const short: Need[] = [];
  for (const [number, { lot, amount: quantity, location, line: forLine }] of chosen.entries()) {
    const field = (of: string) => `parts.${number}.${of}`;
    const held = places.filter((place) => isCalled(place, lot) && (!location || place.locationId === location));
    const [first] = held;
    if (!first) {
      const emptied = named.find((one) => isCalled(one, lot) && !places.some(({ lotId }) => lotId === one.lotId));
      if (!emptied) return refuseField(field("lot"), "not_found");
      short.push({ lineId: String(number), itemId: emptied.itemId, amount: quantity.amount });
      continue;
    }
    requireUsable(first, terms, field("lot"));
    const leftFor = ({ id }: OrderLine) => before.some(({ orderLineId, lotId }) => orderLineId === id && lotId === first.lotId);
    const own = lines
      .filter(({ id, itemId }) => itemId === first.itemId && (forLine === undefined || id === forLine))
      .sort((one, other) => Number(leftFor(other)) - Number(leftFor(one)));
    if (forLine !== undefined && !own.length) refuseField(field("line"), "no_such_line");
    if (own.some(({ per }) => !isCountedIn(quantity.unit, per))) refuseField(field("amount"), "counted_in", { unit: own[0]?.per ?? "" });

    let lacking = quantity.amount;
    for (const line of own) {
      // So much left from there before: that much leaves from there again, and only what is more from the places in their order.
      const again = held.map((place) => [place, leftFrom(before, line, place)] as const);
      for (const [place, most] of [...again, ...held.map((place) => [place, Infinity] as const)]) {
        const amount = Math.min(lacking, most, unshipped.get(line) ?? 0, free.get(place) ?? 0);
        if (amount <= 0) continue;
        const { itemId, lotId, locationId, unitCost } = place;
        parts.push({ lineId: line.id, itemId, amount, lotId, locationId, unitCost });
        free.set(place, (free.get(place) ?? 0) - amount);
        unshipped.set(line, (unshipped.get(line) ?? 0) - amount);
        lacking -= amount;
      }
    }
    if (lacking === 0) continue;
    if (own.every((line) => unshipped.get(line) === 0)) refuseField(field("amount"), "over_ordered");
    short.push({ lineId: String(number), itemId: first.itemId, amount: lacking });
  }
  return { parts: merged(parts), short };
}

/** How much of a lot left for a line from a place. */
function leftFrom(before: NonNullable<Shelf["before"]>, { id }: OrderLine, { lotId, locationId }: Place): number {
  return before.reduce((sum, part) => {
    const isThere = part.orderLineId === id && part.lotId === lotId && part.locationId === locationId;
    return isThere ? sum + part.amount : sum;
  }, 0);
}

/** What was chosen, with each place by its identifier. @throws Refusal `invalid_input` naming a place that is none */
export function chosenAt<C extends Pick<Chosen, "location">>(chosen: C[], places: Parameters<typeof placeAmong>[0]): C[] {
  return chosen.map((part, number) => {
    if (part.location === undefined) return part;
    const place = placeAmong(places, part.location) ?? refuseField(`parts.${number}.location`, "not_found");
    return { ...part, location: place.id };
  });
}

/** Nobody sends half a jar. @throws Refusal `invalid_input` naming the part */
export function requireWholeParts(chosen: Chosen[]): void {
  for (const [number, { amount }] of chosen.entries()) requireWhole(amount.unit, amount.amount, `parts.${number}.amount`);
}

/** What of a place is free, or promised to the order itself. */
function freeIn({ lotId, locationId, amount, reserved }: Place, promised: Promised[]): number {
  const own = promised.filter((part) => part.lotId === lotId && part.locationId === locationId);
  return amount - reserved + own.reduce((sum, part) => sum + part.amount, 0);
}

const isCalled = ({ lotId, number }: Named, idOrNumber: string) =>
  lotId === idOrNumber || number.toUpperCase() === idOrNumber.toUpperCase();

/** One part a line, lot and place. */
function merged(parts: Part[]): Part[] {
  const byKey = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.lineId} ${part.lotId} ${part.locationId}`;
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, amount: before.amount + part.amount } : part);
  }
  return [...byKey.values()];
}

/**
 * What stays promised once parts have left: what leaves was promised first where it could be, and no line keeps more than
 * it still waits for; what must be given back is what goes last.
 * @param lines as they are after it
 */
export function promisesAfter(promised: Promised[], parts: Part[], lines: OrderLine[]): Promised[] {
  const taken = promised.map((before) => {
    const gone = parts.find(
      ({ lineId, lotId, locationId }) => lineId === before.lineId && lotId === before.lotId && locationId === before.locationId,
    );
    return { ...before, amount: Math.max(0, before.amount - (gone?.amount ?? 0)) };
  });
  const room = new Map(lines.map((line) => [line.id, toShip(line)]));
  return taken.map((before) => {
    const amount = Math.min(before.amount, room.get(before.lineId) ?? 0);
    room.set(before.lineId, (room.get(before.lineId) ?? 0) - amount);
    return { ...before, amount };
  });
}

/**
 * What can stay promised where goods lie: what left a place may have been promised to another line of the same order.
 * @param remaining as `promisesAfter` leaves it
 * @param shelf the places and promises as they were before
 */
export function withinPlaces(remaining: Promised[], parts: Part[], { promised, places }: Pick<Shelf, "promised" | "places">): Promised[] {
  const sumIn = ({ lotId, locationId }: Place, rows: Pick<Part, "lotId" | "locationId" | "amount">[]) =>
    rows.reduce((sum, row) => (row.lotId === lotId && row.locationId === locationId ? sum + row.amount : sum), 0);
  const room = new Map(
    places.map((place) => [
      `${place.lotId} ${place.locationId}`,
      place.amount - sumIn(place, parts) - (place.reserved - sumIn(place, promised)),
    ]),
  );
  return remaining.map((before) => {
    const key = `${before.lotId} ${before.locationId}`;
    const most = Math.max(0, room.get(key) ?? before.amount);
    const amount = Math.min(before.amount, most);
    room.set(key, most - amount);
    return { ...before, amount };
  });
}
