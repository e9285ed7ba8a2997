import { and, eq } from "drizzle-orm";
import { productionRequests } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { ProductionRequest } from "./contract";

type Row = typeof productionRequests.$inferSelect;

/** A request of the caller's own business. @throws Refusal `not_found` */
export async function fetchRequest(platform: PlatformDatabase, caller: Caller, id: string): Promise<Row> {
  const own = and(eq(productionRequests.id, id), eq(productionRequests.businessId, requireBusiness(caller).id));
  const [row] = await platform.select().from(productionRequests).where(own);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toRequest({ businessId, userId, unit, amount, ...row }: Row): ProductionRequest {
  return { ...row, amount: { amount, unit } };
}
