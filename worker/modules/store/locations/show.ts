import { handle } from "@/worker/engine/handler";
import { locations } from "./contract";
import { fetchFound, toLocation } from "./records";

/** One place, by identifier or name. */
export const show = handle(locations.show, async ({ db }, { id }) => toLocation(await fetchFound(db, id)));
