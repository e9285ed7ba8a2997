import { complaints as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { openRecall as beginRecall } from "@/worker/modules/safety/recalls";
import { complaints } from "./contract";
import { fetchComplaint, toComplaint } from "./records";
import { complaintStatus } from "./status";

/**
 * Begins to look into a recall of the lot that a complaint names.
 * @throws Refusal `not_allowed_now` once it is answered, naming `lot` when nobody knows which it is, or `recall` when there is one already
 */
export const openRecall = handle(complaints.openRecall, async (context, { id, version }) => {
  const saved = await fetchComplaint(context.db, id);
  const { row } = saved;
  complaintStatus.require(row.status, "openRecall", "complaints");
  if (row.recallId) refuseState("recall", "recall_open", { reference: saved.recall ?? "" });
  if (!saved.lot) refuseState("lot", "no_lot_named");
  const facts = { origin: "complaint", cause: row.subject, danger: row.description.slice(0, 500) } as const;
  const recall = beginRecall(context, {
    ...facts,
    subject: saved.lot,
    hazard: row.category === "foreign_body" ? "physical" : "biological",
  });
  const after = context.update(table, row, { recallId: recall.id }, version);
  return toComplaint({ ...saved, row: after, recall: recall.reference });
});
