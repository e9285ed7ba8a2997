import { calendarFeeds } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newSecret } from "@/worker/modules/business/account";
import { requirePerson } from "@/worker/modules/provider/people";
import { appointments } from "../contract";
import { addressOf, fetchFeed } from "./records";

/** Opens the address at which calendars follow one's appointments, or changes it: the former one shows nothing any more. */
export const renewFeed = handle(appointments.renewFeed, async ({ platform, caller, origin, now, update, insert }) => {
  const { userId } = requirePerson(caller);
  const key = newSecret();
  const row = await fetchFeed(platform, userId);
  if (row) update(calendarFeeds, row, { key });
  else insert(calendarFeeds, { id: userId, key, version: 1, createdAt: now, updatedAt: now });
  return { address: addressOf(key, origin) };
});
