import { audits as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { audits } from "./contract";
import { fetchAudit, readBeside, toAudit } from "./records";
import { searchTextOf } from "./rules";
import { auditStatus } from "./status";

/** Changes who looks, at what and when. @throws Refusal `not_allowed_now` once it is completed; `invalid_input` naming `heldOn` to come */
export const update = handle(audits.update, async (context, { id, version, ...changes }) => {
  const found = await fetchAudit(context.db, id);
  const { row, supplierName } = found;
  auditStatus.require(row.status, "update", "audits");
  if (changes.heldOn && changes.heldOn > civilDate(context.now)) refuseField("heldOn", "future");
  const { reference, name, auditor, scope } = { ...row, ...changes };
  const searchText = searchTextOf(reference, name, supplierName ?? "", auditor, scope);
  const after = context.update(table, row, { ...changes, searchText }, version);
  return toAudit(context, { ...found, row: after }, await readBeside(context.db, row.id));
});
