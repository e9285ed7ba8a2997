import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { enter } from "@/worker/modules/money/books";
import { treasury } from "./contract";
import { requireDay, toEntry } from "./records";

/** Writes down money that came in or went out. @throws Refusal `invalid_input` naming `day` when it lies ahead or its period is closed */
export const create = handle(treasury.create, async (context, { day = civilDate(context.now), ...fields }) => {
  await requireDay(context, day);
  const id = enter(context, { ...fields, day });
  const none = { paymentId: null, invoiceId: null, planId: null, bankLineId: null, searchText: "", signed: 0 };
  return toEntry({ ...fields, ...none, id, day, version: 1, createdAt: context.now, updatedAt: context.now });
});
