import { handle } from "@/worker/engine/handler";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";

/** A study with what was found day by day, by its identifier or its reference. */
export const show = handle(shelfLifeStudies.show, async (context, { id }) => toStudy(context, await fetchStudy(context.db, id)));
