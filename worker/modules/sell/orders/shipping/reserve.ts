import { addDays } from "@/worker/core/figures/dates";
import { allocate, type Need, type Part, type Place } from "@/worker/modules/store/ledger";
import type { ClientRow } from "@/worker/modules/sell/clients";
import type { Whole } from "../records";
import { toShip } from "../rules";

/** When goods leave for a client, and the earliest date they may bear (domain: FEFO). */
export function termsOf({ minimumShelfLifeDays }: ClientRow, dueOn: string | null, today: string) {
  const day = dueOn !== null && dueOn > today ? dueOn : today;
  return { day, notBefore: minimumShelfLifeDays === null ? undefined : addDays(day, minimumShelfLifeDays) };
}

/** What of an order is still to leave and promised nowhere; services need no stock. */
export function needsOf({ order, items, promised }: Whole): Need[] {
  const isStocked = new Map(items.map(({ id, kind }) => [id, kind !== "service"]));
  return order.lines.flatMap((line) => {
    const promisedAmount = promised.reduce((sum, { lineId, amount }) => sum + (lineId === line.id ? amount : 0), 0);
    const amount = toShip(line) - promisedAmount;
    return isStocked.get(line.itemId) && amount > 0 ? [{ lineId: line.id, itemId: line.itemId, amount }] : [];
  });
}

/** What can be promised to an order today, the earliest date first. */
export function reserve(whole: Whole, places: Place[], today: string): { parts: Part[]; short: Need[] } {
  return allocate(needsOf(whole), places, termsOf(whole.client, whole.order.dueOn, today));
}
