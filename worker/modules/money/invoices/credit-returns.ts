import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { creditNoteOf } from "./credit-note";
import { alone, toInvoice } from "./records";
import { readReturns } from "./returns";

/**
 * Prepares the credit note of what came back of an order, on the latest invoice that asked for it: a draft, to look at before it is sent.
 * @throws Refusal `invalid_input` naming `order` when nothing came back that was invoiced
 */
export const creditReturns = handle(invoices.creditReturns, async (context, { order: name, reason }) => {
  const [latest] = await readReturns(context, name);
  if (!latest) return refuseField("order", "nothing_returned");
  const { invoice, credits, lines } = latest;
  const row = await creditNoteOf(context, { row: invoice, credits }, lines, reason);
  context.unchanged(table, [invoice]);
  context.insert(table, row);
  return toInvoice({ row, ...alone }, civilDate(context.now));
});
