import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { fetchRecall, toRecall } from "./records";

/** One recall with its lots and who holds them. */
export const show = handle(recalls.show, async (context, { id }) => toRecall(context, await fetchRecall(context.db, id)));
