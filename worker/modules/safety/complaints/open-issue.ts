import { complaints as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { complaints } from "./contract";
import { fetchComplaint, toComplaint } from "./records";
import { complaintStatus } from "./status";

/**
 * Opens a non-conformity of a complaint; the lot it names is put on hold in the same write.
 * @throws Refusal `not_allowed_now` once it is answered, or naming `nonConformity` when there is one already
 */
export const openIssue = handle(complaints.openIssue, async (context, { id, version }) => {
  const saved = await fetchComplaint(context.db, id);
  const { row } = saved;
  complaintStatus.require(row.status, "openIssue", "complaints");
  if (row.nonConformityId) refuseState("nonConformity", "issue_open", { reference: saved.nonConformity ?? "" });
  const title = [row.subject, saved.itemName, saved.lot].filter(Boolean).join(" · ");
  const lotIds = row.lotId ? [row.lotId] : [];
  const { severity, description } = row;
  const issue = openNonConformity(context, { title, severity, origin: "complaint", originId: row.id, description, lotIds });
  await holdLots(context, new Map(lotIds.map((lotId) => [lotId, issue.title])));
  const after = context.update(table, row, { nonConformityId: issue.id }, version);
  return toComplaint({ ...saved, row: after, nonConformity: issue.reference });
});
