import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { enter, salesRateOf } from "@/worker/modules/money/books";
import { treasury } from "./contract";
import { requireDay, toEntry } from "./records";
import { readSettled } from "./settled";

/**
 * Writes down money that came in or went out.
 * @throws Refusal `invalid_input` naming `day` when it lies ahead or its period is closed, `party` when nobody of that name has an opening balance
 */
export const create = handle(treasury.create, async (context, { day = civilDate(context.now), party, ...fields }) => {
  await requireDay(context, day);
  const partyId = await readSettled(context.db, fields.category, party);
  const vatRate = await salesRateOf(context, fields.category, fields.vatRate);
  const id = enter(context, { ...fields, vatRate, day, partyId });
  const none = {
    paymentId: null,
    invoiceId: null,
    planId: null,
    bankLineId: null,
    besideId: null,
    discounted: null,
    searchText: "",
    signed: 0,
  };
  return toEntry({ ...fields, ...none, vatRate, partyId, id, day, version: 1, createdAt: context.now, updatedAt: context.now });
});
