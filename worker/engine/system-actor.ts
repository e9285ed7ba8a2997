import { eq } from "drizzle-orm";
import { businesses } from "@/db/platform";
import type { PlatformDatabase } from "./ports";

/** The product itself, acting for a business; null when the business is no more. */
export async function systemActorOf(platform: PlatformDatabase, businessId: string) {
  const [row] = await platform.select().from(businesses).where(eq(businesses.id, businessId));
  return row ? ({ type: "system", business: { ...row, status: row.planStatus } } as const) : null;
}
