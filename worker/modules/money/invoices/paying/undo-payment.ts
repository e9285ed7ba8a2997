import { eq } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { type Moved, takeBack, takeBackCredit, undoingDay } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { fetchInvoice, type FullInvoice, type InvoiceRow, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/** Takes a payment back: a cheque that was refused, a line typed twice, a credit note set against the wrong invoice. @throws Refusal `invalid_input` naming `payment` or `bouncedOn` */
export const undoPayment = handle(invoices.undoPayment, async (context, { id, payment, bouncedOn }) => {
  const invoice = await fetchInvoice(context.db, id);
  const paid = invoice.paid.find((one) => one.id === payment);
  const undoing = await undoingDay(context, paid, bouncedOn);
  const { paper, payment: reversal } = await takePaymentBack(context, invoice, payment, undoing);
  return toInvoice({ ...invoice, row: paper, paid: [...invoice.paid, reversal] }, civilDate(context.now));
});

/** Takes a payment of an invoice back, or a refund of a credit note. @throws Refusal `invalid_input` naming `payment` */
export async function takePaymentBack(
  context: CommandContext,
  { row, paid, credits }: FullInvoice,
  paymentId: string,
  undoing: { day?: string; note?: string } = {},
): Promise<Moved> {
  const open = invoiceStatus.require(row.status, "undoPayment", "invoices");
  const payment = paid.find(({ id }) => id === paymentId) ?? refuseField("payment", "not_found");
  // What a credit note has taken back of its own invoice stays: the paper says so.
  if (credits.some(({ id }) => id === payment.creditId)) refuseField("payment", "taken_back");
  const credit = await readPaper(context, payment.creditId);
  const corrected = await readPaper(context, (credit ?? row).creditsId);
  if (credit) return takeBackCredit(context, row, paid, payment, open, { credits, credit, corrected, ...undoing });
  return takeBack(context, row, paid, payment, open, { credits, corrected, ...undoing });
}

async function readPaper({ db }: CommandContext, id: string | null): Promise<InvoiceRow | null> {
  const [row] = id ? await db.select().from(table).where(eq(table.id, id)) : [];
  return row ?? null;
}
