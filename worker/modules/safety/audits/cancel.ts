import { audits as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { audits } from "./contract";
import { fetchAudit, readBeside, toAudit } from "./records";
import { auditStatus } from "./status";

/** Gives an audit up, for a reason that is kept. @throws Refusal `not_allowed_now` once it is completed */
export const cancel = handle(audits.cancel, async (context, { id, reason, version }) => {
  const found = await fetchAudit(context.db, id);
  const status = auditStatus.require(found.row.status, "cancel", "audits");
  const row = context.update(table, found.row, { status, conclusion: reason }, version);
  return toAudit(context, { ...found, row }, await readBeside(context.db, row.id));
});
