import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { openRecall } from "./open";
import { reachOf } from "./reach";
import { toRecall } from "./records";

/** Begins to look into a recall: shows who has what, and changes nothing yet. @throws Refusal `invalid_input` naming `subject` that is no lot */
export const create = handle(recalls.create, async (context, { supplier, ...input }) => {
  await mustExist("subject", reachOf(context, input.subject, supplier));
  return toRecall(context, { row: openRecall(context, { ...input, supplierId: supplier }), clients: [] });
});
