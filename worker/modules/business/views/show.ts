import { handle } from "@/worker/engine/handler";
import { views } from "./contract";
import { fetchView } from "./records";

/** One view. */
export const show = handle(views.show, async ({ db }, { id }) => fetchView(db, id));
