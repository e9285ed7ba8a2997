import type { PlannedLine } from "@/db/business";
import { allocate, isUsable, type Need, type Part, type Place } from "@/worker/modules/store/ledger";

/** Stock of one lot that is promised to a line. */
export interface PromisedPart {
  lineId: string;
  lotId: string;
  locationId: string;
  amount: number;
}

interface Taking {
  lines: Pick<PlannedLine, "id" | "itemId" | "amount">[];
  /** Promised to this order: free for it, and for nobody else. */
  promised: PromisedPart[];
  places: Place[];
  /** The civil day it is taken. */
  day: string;
}

/**
 * What each line takes: what is promised to it as long as it may be used, then the earliest dates of what is free.
 * @returns the parts, and what each line lacks
 */
export function takeFor({ lines, promised, places, day }: Taking): { parts: Part[]; short: Need[] } {
  const free = withoutPromises(places, promised);
  const parts: Part[] = [];
  const rest: Need[] = [];
  for (const { id: lineId, itemId, amount } of lines) {
    let lacking = amount;
    for (const promise of promised.filter((one) => one.lineId === lineId)) {
      const place = free.find(at(promise));
      const taken = Math.min(lacking, promise.amount, place ? place.amount - place.reserved : 0);
      if (!place || taken <= 0 || !isUsable(place, { day })) continue;
      parts.push({ lineId, itemId, amount: taken, lotId: place.lotId, locationId: place.locationId, unitCost: place.unitCost });
      place.reserved += taken;
      lacking -= taken;
    }
    if (lacking > 0) rest.push({ lineId, itemId, amount: lacking });
  }
  const allocated = allocate(rest, free, { day });
  return { parts: [...parts, ...allocated.parts], short: allocated.short };
}

/** Places as they are once this order's own promises are given back. */
export function withoutPromises(places: Place[], promised: PromisedPart[]): Place[] {
  return places.map((place) => {
    const own = promised.filter(at(place)).reduce((total, { amount }) => total + amount, 0);
    return { ...place, reserved: place.reserved - own };
  });
}

/** Places as they are once these parts are taken. */
export function afterTaking(places: Place[], parts: PromisedPart[]): Place[] {
  return places.map((place) => {
    const taken = parts.filter(at(place)).reduce((total, { amount }) => total + amount, 0);
    return { ...place, reserved: place.reserved + taken };
  });
}

const at =
  ({ lotId, locationId }: Pick<PromisedPart, "lotId" | "locationId">) =>
  (other: Pick<PromisedPart, "lotId" | "locationId">) =>
    other.lotId === lotId && other.locationId === locationId;
