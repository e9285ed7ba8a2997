import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { fetchLocation, toLocation } from "./records";

/** One place, by identifier or name. */
export const show = handle(locations.show, async ({ db }, { id }) => toLocation(await fetchLocation(db, id)));
