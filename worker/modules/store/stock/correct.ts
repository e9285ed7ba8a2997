import { and, eq, isNull } from "drizzle-orm";
import { lots as lotTable, movements } from "@/db/business";
import { mustExist, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { correct as correctMovements, isSameCost, type Posting, requireWhole, revalue, standing } from "@/worker/modules/store/ledger";
import { fetchLot, toLot } from "@/worker/modules/store/lots";
import { isEntry } from "@/worker/modules/store/movements/rules";
import { stock } from "./contract";

/**
 * Puts right what was taken in by hand, as a receipt is: what is left out stays, an amount of 0 empties the lot, and what was made of it
 * follows its cost. What left of it meanwhile must still be covered.
 * @throws Refusal `not_allowed_now` naming all that took of the lot and forbids it; `invalid_input` naming the lot that came otherwise, or
 *   what cannot be
 */
export const correct = handle(stock.correct, async (context, { lot: name, version, amount: typed, ...input }) => {
  const found = await mustExist("lot", fetchLot(context.db, name));
  const { lot } = found;
  if (lot.cause !== "hand") refuseField("lot", "not_entered_by_hand");
  const own = and(eq(movements.lotId, lot.id), eq(movements.causeId, lot.causeId), eq(movements.type, "receipt"));
  const [item, stands, ever] = await Promise.all([
    fetchItem(context.db, lot.itemId),
    standing(context.db, own),
    context.db
      .select()
      .from(movements)
      .where(and(own, isNull(movements.reverses)))
      .orderBy(movements.id),
  ]);
  const came = ever.findLast(isEntry) ?? refuseField("lot", "not_entered_by_hand");
  const { id: _, at, actor, reverses, ...entry } = came;

  const day = input.day ?? entry.day;
  if (day > civilDate(context.now)) refuseField("day", "future");
  const dates = { dlc: input.dlc === undefined ? lot.dlc : input.dlc, ddm: input.ddm === undefined ? lot.ddm : input.ddm };
  if (dates.dlc && dates.ddm) refuseField(input.ddm ? "ddm" : "dlc", "one_date");
  if (input.dlc && input.dlc < day) refuseField("dlc", "dlc_past");
  const before = stands[0]?.amount ?? 0;
  const amount = typed ? (convert(typed.amount, typed.unit, item.unit, item) ?? refuseField("amount", "conversion")) : before;
  requireWhole(item.unit, amount, "amount");

  const cost = input.unitCost === undefined ? lot : { unitCost: input.unitCost, costRest: 0 };
  const right: Posting[] = amount > 0 ? [{ ...entry, amount, day }] : [];
  await correctMovements(context, stands, right, input.day ? "day" : "lot");
  const { supplierLot = lot.supplierLot } = input;
  const changes = { ...dates, supplierLot, unitCost: cost.unitCost, costRest: cost.costRest, bornOn: day };
  const saved = context.update(lotTable, lot, changes, version);
  if (!isSameCost(cost, lot)) await revalue(context, new Map([[lot.id, cost]]));
  const left = lot.amount + amount - before;
  const state = saved.decision === "available" && left === 0 ? "consumed" : saved.decision;
  return toLot({ ...found, lot: { ...saved, amount: left, state } }, context.now);
});
