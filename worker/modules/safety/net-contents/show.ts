import { handle } from "@/worker/engine/handler";
import { netContents } from "./contract";
import { fetchCheck, toCheck } from "./records";

/** A check with its packs, by its identifier or its reference. */
export const show = handle(netContents.show, async (context, { id }) => toCheck(context, await fetchCheck(context.db, id)));
