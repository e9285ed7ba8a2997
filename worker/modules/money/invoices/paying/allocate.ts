import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { handle } from "@/worker/engine/handler";
import { creditBalanceOf, paidWith, setAgainst } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { fetchInvoice, findInvoice, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/**
 * Sets what a credit note has left against another invoice of the same client, as far as that is due; nobody pays anything.
 * @throws Refusal `not_allowed_now` when it has nothing left, `invalid_input` naming `invoice` or `amount`
 */
export const allocate = handle(invoices.allocate, async (context, { id, invoice: name, amount, version }) => {
  const credit = await fetchInvoice(context.db, id);
  const balance = creditBalanceOf(credit.row);
  invoiceStatus.require(credit.row.status, "allocate", "invoices");
  if (balance === 0) throw new Refusal("not_allowed_now");
  const invoice = (await findInvoice(context.db, name))?.row ?? refuseField("invoice", "not_found");
  if (invoice.clientId !== credit.row.clientId) refuseField("invoice", "not_their_invoice");
  if (invoice.due === 0) refuseField("invoice", "not_due");
  const allocated = amount ?? Math.min(balance, invoice.due);
  if (allocated === 0) refuseField("amount", "required");
  if (allocated > balance) refuseField("amount", "above_balance", { balance: formatMoney(balance, 2) });
  if (allocated > invoice.due) refuseField("amount", "above_due", { due: formatMoney(invoice.due, 2) });
  const payment = setAgainst(context, invoice, credit.row, allocated);
  context.update(table, invoice, paidWith(context, invoice, allocated));
  const row = context.update(table, credit.row, { paid: credit.row.paid + allocated }, version);
  const allocations = [...credit.allocations, { ...payment, number: invoice.number }];
  return toInvoice({ ...credit, row, allocations }, civilDate(context.now));
});
