import { handle } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { fetchRestock, toRestock } from "./records";

/** One restock, by identifier or reference. */
export const show = handle(restocks.show, async ({ db, now }, { id }) => toRestock(await fetchRestock(db, id), now));
