import { asc, eq, inArray } from "drizzle-orm";
import { userProfile, users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { staffAudit } from "./contract";

/** Those who are of the staff, as a part of a query. */
export const staffOf = (platform: PlatformDatabase) =>
  platform.select({ id: userProfile.id }).from(userProfile).where(eq(userProfile.role, "admin"));

/** Who of the staff there is, by name. */
export const people = handle(staffAudit.people, async ({ platform }) => {
  const rows = await platform
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, staffOf(platform)))
    .orderBy(asc(users.lastName), asc(users.firstName));
  return { items: rows.map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email })), nextCursor: null };
});
