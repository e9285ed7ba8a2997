import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { partOf, requireBill, writeCreditNote } from "./credit-note";
import { fetchInvoice, toInvoice } from "./records";
import { requireUncredited } from "./rules";

/** Takes all of an invoice back by a credit note of the same amount. @throws Refusal `not_allowed_now` when a part was credited already */
export const cancel = handle(invoices.cancel, async (context, { id, reason, mail, version }) => {
  const found = await fetchInvoice(context.db, id);
  requireBill(found.row, "cancel");
  requireUncredited(found.credits);
  const after = await writeCreditNote(
    context,
    found,
    found.row.lines.map((line) => partOf(line, line.amount)),
    { reason, mail, isWhole: true },
    version,
  );
  return toInvoice(after, civilDate(context.now));
});
