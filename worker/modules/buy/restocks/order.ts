import { restocks as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { addFirstTariffs } from "@/worker/modules/buy/tariffs";
import { restocks } from "./contract";
import { orderLetter } from "./letter";
import { printOrder } from "./order-form";
import { fetchRestock, toRestock } from "./records";
import { comesOn } from "./rules";
import { restockStatus } from "./status";

/**
 * Asks the supplier for it: the letter leaves once it is written down, with the order form, where the supplier has an address. The
 * first price of an item becomes its tariff.
 * @throws Refusal `not_allowed_now` when it is no draft any more; `invalid_input` naming `orderedOn` when that day is to come,
 *   `expectedOn` when it lies before
 */
export const order = handle(restocks.order, async (context, { id, version, send, message, language, ...days }) => {
  const whole = await fetchRestock(context.db, id);
  const { row, supplier } = whole;
  const status = restockStatus.require(row.status, "order", "restocks");
  const today = civilDate(context.now);
  const orderedOn = days.orderedOn ?? today;
  if (orderedOn > today) refuseField("orderedOn", "future");
  const earliest = comesOn(orderedOn, supplier.leadTimeDays);
  // A day that somebody wrote down stands; one that was reckoned from the draft's day is reckoned anew.
  const isReckoned = row.expectedOn === comesOn(civilDate(row.createdAt), supplier.leadTimeDays);
  const isOver = row.expectedOn !== null && row.expectedOn < orderedOn;
  const expectedOn = days.expectedOn ?? (isReckoned || isOver ? earliest : row.expectedOn) ?? earliest;
  if (expectedOn !== null && expectedOn < orderedOn) refuseField("expectedOn", "before_order");
  const byHand = row.lines.filter(({ tariffId }) => tariffId === null);
  const first = await addFirstTariffs(context, supplier.id, byHand);
  const lines = row.lines.map((line) => ({ ...line, tariffId: line.tariffId ?? first.get(line.itemId) ?? null }));
  const shown = toRestock({ ...whole, row: context.update(table, row, { status, orderedOn, expectedOn, lines }, version) }, context.now);
  if (send && supplier.email) {
    const form = await printOrder(context, shown, supplier, language);
    context.send({ ...orderLetter(context.caller, shown, supplier.email, { message, language }), attachments: [form] });
  }
  return shown;
});
