import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { decided } from "./decide";
import { fetchLot, toLot } from "./records";
import { type LotDecision, lotStatus } from "./status";

/** Lets a blocked lot be used again. */
export const release = handle(lots.release, async (context, { id, version }) => {
  const saved = await fetchLot(context.db, id);
  const decision = lotStatus.require(saved.lot.state, "release", "lots") as LotDecision;
  return toLot(decided(context, saved, { decision, reason: "" }, version), context.now);
});
