import { lt } from "drizzle-orm";
import { appointmentAsks } from "@/db/platform";
import type { PlatformDatabase, Statement } from "@/worker/engine/ports";

/** Forgets, every night, what visitors asked for and did not confirm. */
export function forgetAsks(platform: PlatformDatabase, now: number): Statement[] {
  return [platform.delete(appointmentAsks).where(lt(appointmentAsks.expiresAt, now))];
}
