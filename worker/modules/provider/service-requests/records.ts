import { and, eq, lt, type SQL } from "drizzle-orm";
import { businesses, payments, serviceRequests as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { isStaff } from "@/worker/modules/provider/sides";
import type { ServiceRequest } from "./contract";
import { isToPay } from "./rules";
import { movesOf } from "./status";

export type RequestRow = typeof table.$inferSelect;

/** The requests that a caller may know of: their business's own, or every one that was submitted. */
export function known(caller: Caller): SQL | undefined {
  return isStaff(caller) ? eq(table.isSubmitted, true) : eq(table.businessId, requireBusiness(caller).id);
}

/** Requests with their business, and the day on which their euros were paid and not given back. */
export const selectRequests = (platform: PlatformDatabase) =>
  platform
    .select({ row: table, businessName: businesses.name, paidOn: payments.paidOn })
    .from(table)
    .innerJoin(businesses, eq(businesses.id, table.businessId))
    .leftJoin(payments, and(eq(payments.requestId, table.id), eq(payments.state, "paid"), lt(payments.refunded, payments.total)));
export type RequestEntry = Awaited<ReturnType<typeof selectRequests>>[number];

/** A request that its reader may know of. @throws Refusal `not_found` */
export async function fetchRequest(platform: PlatformDatabase, caller: Caller, id: string): Promise<RequestEntry> {
  const [entry] = await selectRequests(platform).where(and(eq(table.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** A request as the doors show it to that side. */
export function toRequest({ row, businessName, paidOn }: RequestEntry, caller: Caller): ServiceRequest {
  const { businessId, userId, isSubmitted, quote, searchText, ...shown } = row;
  return { ...shown, businessName, paidOn, validUntil: quote?.validUntil ?? null, moves: movesNow({ ...row, paidOn }, isStaff(caller)) };
}

/** What that side may do now: to pay comes before the work. */
function movesNow(request: RequestRow & Pick<RequestEntry, "paidOn">, isStaff: boolean): string[] {
  const moves = movesOf(request.status, isStaff);
  if (!isToPay(request)) return moves;
  return isStaff ? moves.filter((move) => move !== "start") : ["pay", ...moves];
}
