import { sql } from "drizzle-orm";
import { levels, locations as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { fetchLocation, toLocation } from "./records";

/** Where goods go when no place is named (db/migrations/business, stock_kept). */
const MAIN = "main";

/**
 * Takes a place out of use; archiving twice changes nothing.
 * @throws Refusal `not_allowed_now` while something lies there, or when it is the one every business begins with
 */
export const archive = handle(locations.archive, async (context, { id, version }) => {
  const { location, lots } = await fetchLocation(context.db, id);
  if (location.archivedAt !== null) return toLocation({ location, lots });
  if (location.id === MAIN) refuseState("id", "main_location");
  if (lots) refuseState("id", "goods_inside", { count: lots });
  context.assumes(sql`not exists (select 1 from ${levels} where ${levels.locationId} = ${location.id} and ${levels.amount} > 0)`);
  return toLocation({ location: context.update(table, location, { archivedAt: context.now }, version), lots });
});
