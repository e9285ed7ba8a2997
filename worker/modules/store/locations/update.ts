import { locations as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { refuseTwin } from "./create";
import { fetchLocation, toLocation } from "./records";

/** Renames a place, or changes what is noted of it. */
export const update = handle(locations.update, async (context, { id, version, ...changes }) => {
  const { location, lots } = await fetchLocation(context.db, id);
  const name = changes.name ?? location.name;
  if (location.archivedAt === null) await refuseTwin(context, name, location.id);
  return toLocation({ location: context.update(table, location, { ...changes, sortName: fold(name) }, version), lots });
});
