import { and, eq, type SQL } from "drizzle-orm";
import { businesses, serviceRequests as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { isStaff } from "@/worker/modules/provider/sides";
import type { ServiceRequest } from "./contract";
import { movesOf } from "./status";

export type RequestRow = typeof table.$inferSelect;

/** The requests that a caller may know of: their business's own, or every one that was submitted. */
export function known(caller: Caller): SQL | undefined {
  return isStaff(caller) ? eq(table.isSubmitted, true) : eq(table.businessId, requireBusiness(caller).id);
}

/** A request that its reader may know of. @throws Refusal `not_found` */
export async function fetchRequest(
  platform: PlatformDatabase,
  caller: Caller,
  id: string,
): Promise<{ row: RequestRow; businessName: string }> {
  const [entry] = await platform
    .select({ row: table, businessName: businesses.name })
    .from(table)
    .innerJoin(businesses, eq(businesses.id, table.businessId))
    .where(and(eq(table.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** A request as the doors show it to that side. */
export function toRequest({ row, businessName }: { row: RequestRow; businessName: string }, caller: Caller): ServiceRequest {
  const { businessId, userId, isSubmitted, quote, searchText, ...shown } = row;
  return { ...shown, businessName, validUntil: quote?.validUntil ?? null, moves: movesOf(row.status, isStaff(caller)) };
}
