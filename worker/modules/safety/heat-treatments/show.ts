import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { heatTreatments } from "./contract";
import { fetchTreatment, toTreatment } from "./records";

/** One cycle with its points. */
export const show = handle(heatTreatments.show, async ({ db, platform }, { id }) => {
  const found = await fetchTreatment(db, id);
  return toTreatment(found, await namesOf(platform, [found.treatment.actor]));
});
