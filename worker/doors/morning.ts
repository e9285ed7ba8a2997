import { Refusal } from "@/worker/core/errors";
import { callForBusiness } from "@/worker/engine/chore";
import type { House } from "@/worker/engine/house";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";

/** What comes back by itself: orders and invoices. */
const recurring = [standingOrders, recurringInvoices] as const;

/**
 * Makes the drafts that are due, each a write of its own: one that is refused (no price, an archived client, a plan that is
 * full) waits for a person and stops no other. Doing it twice changes nothing.
 */
export async function makeDue(house: House, businessId: string): Promise<void> {
  for (const { list, run } of recurring) {
    let cursor: string | undefined;
    do {
      const page = await callForBusiness(house, businessId, list, { due: true, limit: 100, cursor });
      for (const { id } of page?.items ?? []) await makeOne(house, businessId, run, id);
      cursor = page?.nextCursor ?? undefined;
    } while (cursor);
  }
}

async function makeOne(house: House, businessId: string, run: (typeof recurring)[number]["run"], id: string): Promise<void> {
  try {
    await callForBusiness(house, businessId, run, { id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    house.log.error("recurring", error, { operation: run.id, id, code: error.code });
  }
}
