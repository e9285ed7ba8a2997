import { trainings as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { trainings } from "./contract";
import { fetchTraining, toTraining } from "./records";

/** Removes a training that was never given; its documents stay among the others. */
export const remove = handle(trainings.remove, async (context, { id, version }) => {
  const found = await fetchTraining(context.db, id);
  context.remove(table, found.row, version);
  return toTraining(found, context.now);
});
