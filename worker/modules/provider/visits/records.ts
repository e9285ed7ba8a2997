import { and, eq, type SQL } from "drizzle-orm";
import { businesses, visits as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { isStaff } from "@/worker/modules/provider/sides";
import type { Visit } from "./contract";
import { isOpen } from "./rules";

type VisitRow = typeof table.$inferSelect;

/** The visits that a caller may know of: those their business granted; the staff, all. */
export function known(caller: Caller): SQL | undefined {
  return isStaff(caller) ? undefined : eq(table.businessId, requireBusiness(caller).id);
}

/** Visits with the business that is visited. */
export function visitRows(platform: PlatformDatabase) {
  return platform
    .select({ row: table, businessName: businesses.name })
    .from(table)
    .innerJoin(businesses, eq(businesses.id, table.businessId));
}

/** A visit that its reader may know of. @throws Refusal `not_found` */
export async function fetchVisit(platform: PlatformDatabase, caller: Caller, id: string) {
  const [entry] = await visitRows(platform).where(and(eq(table.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** A visit as the doors show it. */
export function toVisit({ row, businessName }: { row: VisitRow; businessName: string }, now: number): Visit {
  const { userId, updatedAt, ...shown } = row;
  return { ...shown, businessName, isOpen: isOpen(row, now) };
}
