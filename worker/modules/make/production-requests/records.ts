import { and, eq, type SQL } from "drizzle-orm";
import { businesses, productionRequests } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { ProductionRequest } from "./contract";
import { movesOf, stageOf } from "./rules";
import type { Side } from "./status";

export type RequestRow = typeof productionRequests.$inferSelect;

/** On which side a caller stands. */
export const sideOf = ({ actor }: Pick<Caller, "actor">): Side =>
  actor.type === "person" && actor.role === "admin" ? "staff" : "customer";

/** The requests that a caller may know of: their business's own; the provider's staff, all. */
export function known(caller: Caller): SQL | undefined {
  return sideOf(caller) === "staff" ? undefined : eq(productionRequests.businessId, requireBusiness(caller).id);
}

/** Requests with who asks. */
export const selectRequests = (platform: PlatformDatabase) =>
  platform
    .select({ row: productionRequests, businessName: businesses.name })
    .from(productionRequests)
    .innerJoin(businesses, eq(businesses.id, productionRequests.businessId));
type RequestEntry = Awaited<ReturnType<typeof selectRequests>>[number];

/** A request that its reader may know of, and who asks. @throws Refusal `not_found` */
export async function fetchRequest(platform: PlatformDatabase, caller: Caller, id: string): Promise<RequestEntry> {
  const [entry] = await selectRequests(platform).where(and(eq(productionRequests.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** A request as the doors show it to that side. */
export function toRequest({ row, businessName }: RequestEntry, caller: Pick<Caller, "actor">): ProductionRequest {
  const { businessId, userId, unit, amount, madeAmount, madeUnit, ...shown } = row;
  const made = madeAmount === null || madeUnit === null ? null : { amount: madeAmount, unit: madeUnit };
  return { ...shown, businessName, amount: { amount, unit }, made, stage: stageOf(row), moves: movesOf(row, sideOf(caller)) };
}
