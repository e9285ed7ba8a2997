import { lots as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import type { CommandContext } from "@/worker/engine/handler";
import type { lots } from "./contract";
import { breakPromises, toPromised } from "./promises";
import { fetchLot, type FoundLot, toLot } from "./records";
import { type LotDecision, lotStatus } from "./status";

/** Blocks a lot, for now or for good: what was promised of it is promised no longer. @throws Refusal `not_allowed_now` */
export async function block(context: CommandContext, move: "hold" | "reject", { id, reason, version }: Parsed<typeof lots.hold>) {
  const saved = await fetchLot(context.db, id);
  const decision = lotStatus.require(saved.lot.state, move, "lots") as LotDecision;
  const broken = await breakPromises(context, [saved.lot.id]);
  const after = decided(context, { ...saved, lot: { ...saved.lot, reserved: 0 } }, { decision, reason }, version);
  return { ...toLot(after, context.now), released: broken.map((row) => toPromised(row, saved.unit)) };
}

/** Writes what was decided of a lot. @returns the lot as it will be */
export function decided(
  context: CommandContext,
  saved: FoundLot,
  changes: { decision: LotDecision; reason: string; beforeScrap?: FoundLot["lot"]["beforeScrap"] },
  version?: number,
): FoundLot {
  const lot = context.update(table, saved.lot, changes, version);
  return { ...saved, lot: { ...lot, state: changes.decision } };
}
