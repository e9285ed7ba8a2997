import { recalls as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { releaseLots } from "@/worker/modules/store/lots";
import { recalls } from "./contract";
import { nameOf } from "./ended-by";
import { fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

/**
 * Ends a recall that was decided, whoever has not answered yet: a false alarm. Its clocks stop, what was frozen stays to be read with
 * who ended it and why, and of its lots those that are named are let go, the others stay held.
 * @throws Refusal `not_allowed_now` while it is not decided, or once it is over; `invalid_input` naming the lot that it does not
 *   reach, or that a check or another recall holds back too
 */
export const stop = handle(recalls.stop, async (context, { id, conclusion, release, version }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  const status = recallStatus.require(row.status, "stop", "recalls");
  // Whoever saw an older version is told so first.
  const after = context.update(table, row, { status, conclusion, closedAt: context.now, closedBy: nameOf(context.caller) }, version);
  const named = release.map((name, place) => {
    const lot = row.lots.find(({ lotId, lot }) => lotId === name || lot === name || lot === name.toUpperCase());
    return lot?.lotId ?? refuseField(`release.${place}`, "not_found");
  });
  // A drill held nothing.
  if (!row.mock) await releaseLots(context, named, { field: "release", endedRecall: row.id });
  return frozen(after, clients);
});
