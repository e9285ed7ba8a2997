import { lots as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { breakPromises, toPromised } from "./promises";
import { fetchLot, type FoundLot, toLot } from "./records";
import { type LotDecision, lotStatus } from "./status";

/** Blocks a lot until someone looks at it; what was promised of it is promised no longer, and whoever waits for it is named. */
export const hold = handle(lots.hold, (context, input) => block(context, "hold", input));

/** Refuses a lot for good: it leaves by being scrapped. */
export const reject = handle(lots.reject, (context, input) => block(context, "reject", input));

/** Lets a blocked lot be used again. */
export const release = handle(lots.release, async (context, { id, version }) => {
  const found = await fetchLot(context.db, id);
  const decision = lotStatus.require(found.lot.state, "release", "lots") as LotDecision;
  return toLot(decided(context, found, { decision, reason: "" }, version), context.now);
});

async function block(context: CommandContext, move: "hold" | "reject", { id, reason, version }: Parsed<typeof lots.hold>) {
  const found = await fetchLot(context.db, id);
  const decision = lotStatus.require(found.lot.state, move, "lots") as LotDecision;
  const broken = await breakPromises(context, [found.lot.id]);
  const after = decided(context, { ...found, lot: { ...found.lot, reserved: 0 } }, { decision, reason }, version);
  return { ...toLot(after, context.now), released: broken.map((row) => toPromised(row, found.unit)) };
}

/** Writes what was decided of a lot. @returns the lot as it will be */
export function decided(
  context: CommandContext,
  found: FoundLot,
  changes: { decision: LotDecision; reason: string },
  version?: number,
): FoundLot {
  const lot = context.update(table, found.lot, changes, version);
  return { ...found, lot: { ...lot, state: changes.decision } };
}
