import { handle } from "@/worker/engine/handler";
import { trainings } from "./contract";
import { fetchTraining, toTraining } from "./records";

/** One training. */
export const show = handle(trainings.show, async ({ db, now }, { id }) => toTraining(await fetchTraining(db, id), now));
