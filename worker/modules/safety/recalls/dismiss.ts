import { recalls as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { nameOf } from "./ended-by";
import { fetchRecall, toRecall } from "./records";
import { recallStatus } from "./status";

/** Ends a recall before it is decided: nothing was wrong, and why one is sure. */
export const dismiss = handle(recalls.dismiss, async (context, { id, conclusion, version }) => {
  const { row } = await fetchRecall(context.db, id);
  const status = recallStatus.require(row.status, "dismiss", "recalls");
  const after = context.update(table, row, { status, conclusion, closedAt: context.now, closedBy: nameOf(context.caller) }, version);
  return toRecall(context, { row: after, clients: [] });
});
