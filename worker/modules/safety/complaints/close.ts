import { complaints as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { complaints } from "./contract";
import { fetchComplaint, toComplaint } from "./records";
import { complaintStatus } from "./status";

/** Ends a complaint with what was answered. @throws Refusal `not_allowed_now` when it is answered already */
export const close = handle(complaints.close, async (context, { id, answer, version }) => {
  const saved = await fetchComplaint(context.db, id);
  const status = complaintStatus.require(saved.row.status, "close", "complaints");
  const row = context.update(table, saved.row, { status, answer, answeredOn: civilDate(context.now) }, version);
  return toComplaint({ ...saved, row });
});
