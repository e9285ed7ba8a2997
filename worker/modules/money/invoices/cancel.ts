import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { requireBill, requireUndeducted, writeCreditNote } from "./credit-note";
import { fetchInvoice, toInvoice } from "./records";
import { requireUncredited } from "./rules";

/** Takes all of an invoice back by a credit note of the same amount. @throws Refusal `not_allowed_now` when a part was credited already */
export const cancel = handle(invoices.cancel, async (context, { id, reason, mail, version }) => {
  const invoice = await fetchInvoice(context.db, id);
  requireBill(invoice.row, "cancel");
  requireUncredited(invoice.credits);
  const { lines } = invoice.row;
  await requireUndeducted(context, lines);
  const after = await writeCreditNote(context, invoice, lines, { reason, mail, isWhole: true }, version);
  return toInvoice(after, civilDate(context.now));
});
