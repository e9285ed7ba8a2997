import { handle } from "@/worker/engine/handler";
import { tillClosings } from "./contract";
import { fetchClosing, toClosing } from "./records";

/** One closing. */
export const show = handle(tillClosings.show, async ({ db }, { id }) => toClosing(await fetchClosing(db, id)));
