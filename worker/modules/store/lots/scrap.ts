import { and, eq, gt, sql } from "drizzle-orm";
import { levels, lots as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { post } from "@/worker/modules/store/ledger";
import { lots } from "./contract";
import { decided } from "./decide";
import { breakPromises, toPromised } from "./promises";
import { fetchLot, toLot } from "./records";
import { scrapText } from "./scrap-text";
import { type LotDecision, lotStatus } from "./status";

/** Throws away all that is left of a lot; whoever it was promised to is named. */
export const scrap = handle(lots.scrap, async (context, { id, reason, note, version }) => {
  const saved = await fetchLot(context.db, id);
  const { lot, unit } = saved;
  const decision = lotStatus.require(lot.state, "scrap", "lots") as LotDecision;
  const places = await context.db
    .select()
    .from(levels)
    .where(and(eq(levels.lotId, lot.id), gt(levels.amount, 0)));
  const broken = await breakPromises(context, [lot.id]);
  const causeId = newId();
  const day = civilDate(context.now);
  post(
    context,
    places.map(({ locationId, amount }) => ({
      type: "scrap",
      itemId: lot.itemId,
      lotId: lot.id,
      locationId,
      amount: -amount,
      unitCost: lot.unitCost,
      day,
      cause: "hand",
      causeId,
      reason: scrapText(reason, note),
    })),
  );
  const after = decided(
    context,
    { ...saved, lot: { ...lot, amount: 0, reserved: 0 } },
    { decision, reason: note, beforeScrap: { decision: lot.decision, reason: lot.reason } },
    version,
  );
  // What others put somewhere meanwhile would be left behind.
  context.ensures(sql`(select ${table.amount} from ${table} where ${table.id} = ${lot.id}) = 0`);
  return { ...toLot(after, context.now), released: broken.map((row) => toPromised(row, unit)) };
});
