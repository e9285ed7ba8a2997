import { and, eq, lt, ne } from "drizzle-orm";
import { businesses } from "@/db/platform";
import type { PlatformDatabase, Statement } from "@/worker/engine/ports";

/** Ends, every night, the trials that are over; the free plan has none. */
export function endTrials(platform: PlatformDatabase, now: number): Statement[] {
  const isOver = and(eq(businesses.planStatus, "trialing"), ne(businesses.plan, "freemium"), lt(businesses.trialEndsAt, now));
  return [platform.update(businesses).set({ planStatus: "expired" }).where(isOver)];
}
