import { handle } from "@/worker/engine/handler";
import { audits } from "./contract";
import { fetchAudit, readBeside, toAudit } from "./records";

/** One audit, by identifier or reference. */
export const show = handle(audits.show, async (context, { id }) => {
  const found = await fetchAudit(context.db, id);
  return toAudit(context, found, await readBeside(context.db, found.row.id));
});
