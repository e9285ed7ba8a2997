import { Refusal } from "@/worker/core/errors";
import type { LotDecision } from "@/worker/modules/store/lots/status";

/** What lies of a lot in a place. Amounts are thousandths of the item's base unit. */
export interface Place {
  lotId: string;
  number: string;
  itemId: string;
  locationId: string;
  dlc: string | null;
  ddm: string | null;
  /** Its DLC or DDM; far away when it has none. */
  useBy: string;
  decision: LotDecision;
  /** Ten-thousandths of a euro for one unit of the item. */
  unitCost: number;
  /** What that leaves out, in millionths of it. */
  costRest?: number;
  amount: number;
  reserved: number;
}

/** How much of an item a line asks for. */
export interface Need {
  lineId: string;
  itemId: string;
  amount: number;
}

/** What a line takes of a lot. */
export interface Part extends Need {
  lotId: string;
  locationId: string;
  unitCost: number;
}

interface Terms {
  /** The civil day the goods leave. */
  day: string;
  /** The earliest date a lot may bear: the client's minimum remaining shelf life. */
  notBefore?: string;
}

/** May a lot be promised or leave: not held, not past its DLC that day, and fresh enough for who gets it? */
export function isUsable({ decision, dlc, useBy }: Pick<Place, "decision" | "dlc" | "useBy">, { day, notBefore }: Terms): boolean {
  return decision === "available" && (dlc === null || dlc >= day) && (!notBefore || useBy >= notBefore);
}

/**
 * Makes sure that a lot which a field names may be taken.
 * @throws Refusal `lot_held`, `lot_expired`, or `not_allowed_now` when its date is nearer than the client accepts
 */
export function requireUsable(place: Place, terms: Terms, field: string): void {
  if (isUsable(place, terms)) return;
  const refuseLot = (code: "lot_held" | "lot_expired") => new Refusal(code, { fields: [{ field, code, params: { lot: place.number } }] });
  if (place.decision !== "available") throw refuseLot("lot_held");
  if (place.dlc !== null && place.dlc < terms.day) throw refuseLot("lot_expired");
  throw new Refusal("not_allowed_now", { fields: [{ field, code: "lot_short_lived" }] });
}

/**
 * Shares stock out, the earliest date first (domain: FEFO); lots of one date in the order they were born.
 * @param places in any order; what is promised of them already stays promised
 * @returns what each line takes, and what each still lacks
 */
export function allocate(needs: Need[], places: Place[], terms: Terms): { parts: Part[]; short: Need[] } {
  const inOrder = places
    .filter((place) => isUsable(place, terms))
    .sort((one, other) => compare(one.useBy, other.useBy) || compare(one.lotId, other.lotId) || compare(one.locationId, other.locationId));
  const free = new Map(inOrder.map((place) => [place, place.amount - place.reserved]));
  const parts: Part[] = [];
  const short: Need[] = [];
  for (const need of needs) {
    let lacking = need.amount;
    for (const place of inOrder) {
      if (lacking === 0) break;
      const taken = Math.min(lacking, free.get(place) ?? 0);
      if (place.itemId !== need.itemId || taken <= 0) continue;
      const { lotId, locationId, unitCost } = place;
      parts.push({ lineId: need.lineId, itemId: need.itemId, amount: taken, lotId, locationId, unitCost });
      free.set(place, (free.get(place) ?? 0) - taken);
      lacking -= taken;
    }
    if (lacking > 0) short.push({ ...need, amount: lacking });
  }
  return { parts, short };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
