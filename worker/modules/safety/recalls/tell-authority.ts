import { recalls as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

/** Notes that the authority was told. @throws Refusal `invalid_input` naming `at` that is to come, or before it was decided */
export const tellAuthority = handle(recalls.tellAuthority, async (context, { id, version, at = context.now }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  recallStatus.require(row.status, "tellAuthority", "recalls");
  if (at > context.now) refuseField("at", "future");
  if (at < row.createdAt) refuseField("at", "before_start");
  return frozen(context.update(table, row, { authorityToldAt: at }, version), clients);
});
