import { and, desc, eq, gte } from "drizzle-orm";
import { appointments as table, calendarFeeds, userProfile, users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { DAY } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { calendarOf } from "../calendar-of";
import { appointments } from "../contract";
import { meetings } from "../records";

/** A calendar shows so many days that are over, and so many appointments at most. */
const PAST = 90 * DAY;
const MOST = 500;

/** The appointments of whoever opened the address: their business's own; of the staff, all. @throws Refusal `not_found` */
export const followed = handle(appointments.followed, async ({ platform, origin, now }, { key }) => {
  const [person] = await platform
    .select({ businessId: users.businessId, language: users.language, role: userProfile.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.id))
    .leftJoin(userProfile, eq(userProfile.id, users.id))
    .where(eq(calendarFeeds.key, key));
  const isStaff = person?.role === "admin";
  if (!person || !(isStaff || person.businessId)) throw new Refusal("not_found");
  const own = isStaff ? undefined : eq(table.businessId, person.businessId ?? "");
  // Where they are too many, the oldest are left out.
  const newest = await meetings(platform)
    .where(and(own, gte(table.startsAt, now - PAST)))
    .orderBy(desc(table.startsAt), desc(table.id))
    .limit(MOST);
  return { fileName: "cellier.ics", text: calendarOf(newest.reverse(), { language: person.language, origin, now, isStaff }) };
});
