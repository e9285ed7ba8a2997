import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { paymentAddress, takesCards } from "../paying";
import { invoices } from "../contract";
import { fetchInvoice } from "../records";

/** The address where an invoice is paid. @throws Refusal `not_allowed_now` when nothing is due */
export const paymentLink = handle(invoices.paymentLink, async (context, { id }) => {
  const [{ row }, company] = await Promise.all([fetchInvoice(context.db, id), fetchCompany(context)]);
  if (row.due <= 0) throw new Refusal("not_allowed_now");
  return { url: paymentAddress(context, row), due: row.due, dueOn: row.dueOn, byCard: takesCards(context, company) };
});
