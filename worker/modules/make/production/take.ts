import type { PlannedLine } from "@/db/business";
import { allocate, isUsable, type Need, type Part, type Place } from "@/worker/modules/store/ledger";

/** Stock of one lot that is kept for a line. */
export interface Kept {
  lineId: string;
  lotId: string;
  locationId: string;
  amount: number;
}

interface Wanted {
  lines: Pick<PlannedLine, "id" | "itemId" | "amount">[];
  /** Promised to this order: free for it, and for nobody else. */
  promised: Kept[];
  places: Place[];
  /** The civil day it is taken. */
  day: string;
}

/**
 * What each line takes: what is promised to it as long as it may be used, then the earliest dates of what is free.
 * @returns the parts, and what each line lacks
 */
export function takeFor({ lines, promised, places, day }: Wanted): { parts: Part[]; short: Need[] } {
  const free = given(places, promised);
  const parts: Part[] = [];
  const rest: Need[] = [];
  for (const { id: lineId, itemId, amount } of lines) {
    let left = amount;
    for (const kept of promised.filter((one) => one.lineId === lineId)) {
      const place = free.find(at(kept));
      const taken = Math.min(left, kept.amount, place ? place.amount - place.reserved : 0);
      if (!place || taken <= 0 || !isUsable(place, { day })) continue;
      parts.push({ lineId, itemId, amount: taken, lotId: place.lotId, locationId: place.locationId, unitCost: place.unitCost });
      place.reserved += taken;
      left -= taken;
    }
    if (left > 0) rest.push({ lineId, itemId, amount: left });
  }
  const found = allocate(rest, free, { day });
  return { parts: [...parts, ...found.parts], short: found.short };
}

/** Places as they are once this order's own promises are given back. */
export function given(places: Place[], promised: Kept[]): Place[] {
  return places.map((place) => {
    const own = promised.filter(at(place)).reduce((total, { amount }) => total + amount, 0);
    return { ...place, reserved: place.reserved - own };
  });
}

/** Places as they are once these parts are taken. */
export function without(places: Place[], parts: Kept[]): Place[] {
  return places.map((place) => {
    const taken = parts.filter(at(place)).reduce((total, { amount }) => total + amount, 0);
    return { ...place, reserved: place.reserved + taken };
  });
}

const at =
  ({ lotId, locationId }: Pick<Kept, "lotId" | "locationId">) =>
  (other: Pick<Kept, "lotId" | "locationId">) =>
    other.lotId === lotId && other.locationId === locationId;
