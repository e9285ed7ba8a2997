import { civilDate } from "@/worker/core/figures/dates";
import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { post } from "@/worker/modules/store/ledger";
import { fetchLot, lotStatus, scrapText, toLot } from "@/worker/modules/store/lots";
import { inUnitOf, takenFrom } from "./amounts";
import { stock } from "./contract";

/** Throws away a part of a lot that is promised to nobody. */
export const scrap = handle(stock.scrap, async (context, input) => {
  const { db, now } = context;
  const saved = await mustExist("lot", fetchLot(db, input.lot));
  lotStatus.require(saved.lot.state, "scrap", "lots");
  const amount = inUnitOf(await fetchItem(db, saved.lot.itemId), input.amount, "amount");
  const locationId = await takenFrom(context, saved, input.location, amount, "location");
  const { id: lotId, itemId, unitCost } = saved.lot;
  const reason = scrapText(input.reason, input.note);
  post(context, [
    {
      type: "scrap",
      itemId,
      lotId,
      locationId,
      amount: -amount,
      unitCost,
      day: civilDate(now),
      cause: "hand",
      causeId: newId(),
      reason,
    },
  ]);
  const remaining = saved.lot.amount - amount;
  const state = remaining === 0 && saved.lot.state === "available" ? "consumed" : saved.lot.state;
  return toLot({ ...saved, lot: { ...saved.lot, amount: remaining, state } }, now);
});
