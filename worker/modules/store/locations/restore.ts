import { locations as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { refuseTwin } from "./create";
import { fetchLocation, toLocation } from "./records";

/** Brings a place back into use. */
export const restore = handle(locations.restore, async (context, { id, version }) => {
  const { location, lots } = await fetchLocation(context.db, id);
  if (location.archivedAt === null) return toLocation({ location, lots });
  await refuseTwin(context, location.name, location.id);
  return toLocation({ location: context.update(table, location, { archivedAt: null }, version), lots });
});
