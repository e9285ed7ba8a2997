import { and, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { attempts, deviceSignIns, recoveries, sessions, users } from "@/db/platform";
import type { PlatformDatabase, Statement } from "@/worker/engine/ports";

/** How long someone who signed up may take to prove that the address is theirs: nobody keeps it from its owner. */
const UNCONFIRMED_LIFETIME = 7 * 86_400_000;

/** What is forgotten every night: people who never proved their address, sessions and waits that are over, attempts that no longer count. */
export function forgetAccounts(platform: PlatformDatabase, now: number): Statement[] {
  return [
    ...forgetUnconfirmed(platform, lt(users.createdAt, now - UNCONFIRMED_LIFETIME)),
    platform.delete(sessions).where(lt(sessions.expiresAt, now)),
    platform.delete(attempts).where(lt(attempts.windowEndsAt, now)),
    platform.delete(deviceSignIns).where(lt(deviceSignIns.expiresAt, now)),
  ];
}

/** What to write to forget, of these people, those who never proved that their address is theirs; their codes go first. */
export function forgetUnconfirmed(platform: PlatformDatabase, which: SQL) {
  const unproven = and(isNull(users.confirmedAt), which);
  const ids = platform.select({ id: users.id }).from(users).where(unproven);
  return [platform.delete(recoveries).where(inArray(recoveries.userId, ids)), platform.delete(users).where(unproven)] as const;
}
