import { netContentChecks as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { netContents } from "./contract";
import { fetchCheck, toCheck } from "./records";
import { checkStatus } from "./status";

/** Takes the last weight back. @throws Refusal `not_allowed_now` once it is decided, or naming `weights` when there is none */
export const takeBack = handle(netContents.takeBack, async (context, { id, version }) => {
  const saved = await fetchCheck(context.db, id);
  const status = checkStatus.require(saved.row.status, "takeBack", "netContents");
  if (!saved.row.weights.length) refuseState("weights", "nothing_weighed");
  const weights = saved.row.weights.slice(0, -1);
  return toCheck(context, { ...saved, row: context.update(table, saved.row, { status, weights }, version) });
});
