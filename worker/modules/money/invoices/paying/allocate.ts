import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { creditBalanceOf, paidWith, payFromAccount, setAgainst } from "@/worker/modules/money/books";
import { type Invoice, invoices } from "../contract";
import { fetchInvoice, findInvoice, type FullInvoice, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/** What is set against an invoice, as far as one says it. */
interface Allocated {
  invoice?: string;
  amount?: number;
  version?: number;
}

/**
 * Sets what is owed to a client against what they owe: what a credit note has left against another invoice of theirs, or, of an
 * invoice, what they have on account against it. Nobody pays anything.
 * @throws Refusal `not_allowed_now` when nothing is left or due, `invalid_input` naming `invoice` or `amount`
 */
export const allocate = handle(invoices.allocate, async (context, { id, ...allocated }) => {
  const paper = await fetchInvoice(context.db, id);
  const { status, type } = paper.row;
  const settled = invoiceStatus.require(status, type === "client" ? "markPaid" : "allocate", "invoices");
  if (type === "credit") return allocateCredit(context, paper, allocated);
  if (type !== "client") throw new Refusal("not_allowed_now");
  if (allocated.invoice !== undefined) refuseField("invoice", "not_a_credit");
  const { amount, version: seen } = allocated;
  const { paper: row, payment } = await payFromAccount(context, paper.row, { amount, settled, seen });
  return toInvoice({ ...paper, row, paid: [...paper.paid, payment] }, civilDate(context.now));
});

async function allocateCredit(
  context: CommandContext,
  credit: FullInvoice,
  { invoice: name, amount, version }: Allocated,
): Promise<Invoice> {
  const balance = creditBalanceOf(credit.row);
  if (balance === 0) throw new Refusal("not_allowed_now");
  if (name === undefined) return refuseField("invoice", "required");
  const invoice = (await findInvoice(context.db, name))?.row ?? refuseField("invoice", "not_found");
  if (invoice.clientId !== credit.row.clientId) refuseField("invoice", "not_their_invoice");
  if (invoice.due === 0) refuseField("invoice", "not_due");
  const allocated = amount ?? Math.min(balance, invoice.due);
  if (allocated === 0) refuseField("amount", "more_than_nothing");
  if (allocated > balance) refuseField("amount", "above_balance", { balance: formatMoney(balance, 2) });
  if (allocated > invoice.due) refuseField("amount", "above_due", { due: formatMoney(invoice.due, 2) });
  const payment = setAgainst(context, invoice, credit.row, allocated);
  context.update(table, invoice, paidWith(context, invoice, allocated));
  const row = context.update(table, credit.row, { paid: credit.row.paid + allocated }, version);
  const allocations = [...credit.allocations, { ...payment, number: invoice.number }];
  return toInvoice({ ...credit, row, allocations }, civilDate(context.now));
}
