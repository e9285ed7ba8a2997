import { handle } from "@/worker/engine/handler";
import { treasury } from "./contract";
import { fetchEntry, toEntry } from "./records";

/** One entry. */
export const show = handle(treasury.show, async ({ db }, { id }) => toEntry(await fetchEntry(db, id)));
