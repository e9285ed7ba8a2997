import { sql } from "drizzle-orm";
import { locations } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { post } from "@/worker/modules/store/ledger";
import { placeNamed } from "@/worker/modules/store/locations";
import { fetchLot, toLot } from "@/worker/modules/store/lots";
import { inUnitOf, takenFrom } from "./amounts";
import { stock } from "./contract";

/** Takes what is promised to nobody of a lot from one place to another; held goods may be moved too. */
export const transfer = handle(stock.transfer, async (context, input) => {
  const { db, now } = context;
  const saved = await mustExist("lot", fetchLot(db, input.lot));
  const [item, to] = await Promise.all([fetchItem(db, saved.lot.itemId), placeNamed(db, "to", input.to)]);
  const amount = inUnitOf(item, input.amount, "amount");
  const from = await takenFrom(context, saved, input.from, amount, "from");
  if (from === to.id) refuseField("to", "same_place");
  const { id: lotId, itemId, unitCost } = saved.lot;
  const same = { type: "transfer", itemId, lotId, unitCost, day: civilDate(now), cause: "hand", causeId: newId() } as const;
  context.assumes(sql`(select ${locations.archivedAt} is null from ${locations} where ${locations.id} = ${to.id})`);
  post(context, [
    { ...same, locationId: from, amount: -amount },
    { ...same, locationId: to.id, amount },
  ]);
  return toLot(saved, now);
});
