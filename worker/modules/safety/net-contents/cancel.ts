import { netContentChecks as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { netContents } from "./contract";
import { fetchCheck, toCheck } from "./records";
import { checkStatus } from "./status";

/** Gives a check up. @throws Refusal `not_allowed_now` once it is decided */
export const cancel = handle(netContents.cancel, async (context, { id, version }) => {
  const saved = await fetchCheck(context.db, id);
  const status = checkStatus.require(saved.row.status, "cancel", "netContents");
  return toCheck(context, { ...saved, row: context.update(table, saved.row, { status }, version) });
});
