import { handle } from "@/worker/engine/handler";
import { requirePerson } from "@/worker/modules/provider/people";
import { appointments } from "../contract";
import { addressOf, fetchFeed } from "./records";

/** Where the calendar of whoever asks follows their appointments; nowhere until they open it. */
export const feed = handle(appointments.feed, async ({ platform, caller, origin }) => {
  const row = await fetchFeed(platform, requirePerson(caller).userId);
  return { address: row ? addressOf(row.key, origin) : null };
});
