import { handle } from "@/worker/engine/handler";
import { lotChecks } from "./contract";
import { fetchLotCheck, toLotCheck } from "./records";

/** One check, by identifier or reference. */
export const show = handle(lotChecks.show, async (context, { id }) => toLotCheck(context, await fetchLotCheck(context.db, id)));
