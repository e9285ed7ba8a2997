import { and, inArray, isNull, type SQL } from "drizzle-orm";
import { recoveries, users } from "@/db/platform";
import type { PlatformDatabase } from "../ports";

/** What to write to forget, of these people, those who never proved that their address is theirs; their codes go first. */
export function forgetUnconfirmed(platform: PlatformDatabase, which: SQL) {
  const unproven = and(isNull(users.confirmedAt), which);
  const ids = platform.select({ id: users.id }).from(users).where(unproven);
  return [platform.delete(recoveries).where(inArray(recoveries.userId, ids)), platform.delete(users).where(unproven)] as const;
}
