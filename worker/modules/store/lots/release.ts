import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { decided } from "./decide";
import { heldBack } from "./held-back";
import { fetchLot, toLot } from "./records";
import { type LotDecision, lotStatus } from "./status";

/**
 * Lets a blocked lot be used again.
 * @throws Refusal `not_allowed_now` naming `check` while a check of the lot is to be answered, or failed and its non-conformity is open,
 *   or `recall` while a recall that reaches it is under way
 */
export const release = handle(lots.release, async (context, { id, version }) => {
  const saved = await fetchLot(context.db, id);
  const decision = lotStatus.require(saved.lot.state, "release", "lots") as LotDecision;
  // A lot that needs a check is let go by it, not past it; one that is recalled, by the end of the recall.
  const [back] = await heldBack(context, [saved.lot.id]);
  if (back) refuseState(back.code === "recalled" ? "recall" : "check", back.code, back.names);
  return toLot(decided(context, saved, { decision, reason: "" }, version), context.now);
});
