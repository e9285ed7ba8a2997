import { locations as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { refuseTwin } from "./create";
import { fetchFound, toLocation } from "./records";

/** Renames a place, or changes what is noted of it. */
export const update = handle(locations.update, async (context, { id, version, ...said }) => {
  const { location, lots } = await fetchFound(context.db, id);
  const name = said.name ?? location.name;
  if (location.archivedAt === null) await refuseTwin(context, name, location.id);
  return toLocation({ location: context.update(table, location, { ...said, sortName: fold(name) }, version), lots });
});
