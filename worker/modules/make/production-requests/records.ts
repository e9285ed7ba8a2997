import { and, eq, type SQL } from "drizzle-orm";
import { businesses, productionRequests } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { ProductionRequest } from "./contract";

export type RequestRow = typeof productionRequests.$inferSelect;

/** The requests that a caller may know of: their business's own; the provider's staff, all. */
export function known(caller: Caller): SQL | undefined {
  const isStaff = caller.actor.type === "person" && caller.actor.role === "admin";
  return isStaff ? undefined : eq(productionRequests.businessId, requireBusiness(caller).id);
}

/** A request that its reader may know of, and who asks. @throws Refusal `not_found` */
export async function fetchRequest(
  platform: PlatformDatabase,
  caller: Caller,
  id: string,
): Promise<{ row: RequestRow; businessName: string }> {
  const [entry] = await platform
    .select({ row: productionRequests, businessName: businesses.name })
    .from(productionRequests)
    .innerJoin(businesses, eq(businesses.id, productionRequests.businessId))
    .where(and(eq(productionRequests.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** A request as the doors show it. */
export function toRequest({ row, businessName }: { row: RequestRow; businessName: string }): ProductionRequest {
  const { businessId, userId, unit, amount, ...shown } = row;
  return { ...shown, businessName, amount: { amount, unit } };
}
