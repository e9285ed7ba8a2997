import { eq } from "drizzle-orm";
import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { takeBack, takeBackCredit } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { fetchInvoice, type InvoiceRow, toInvoice } from "../records";
import { invoiceStatus } from "../status";

/** Takes a payment back: a cheque that was refused, a line typed twice, a credit note set against the wrong invoice. @throws Refusal `invalid_input` naming `payment` */
export const undoPayment = handle(invoices.undoPayment, async (context, { id, payment: name }) => {
  const invoice = await fetchInvoice(context.db, id);
  const { row, paid, credits } = invoice;
  const open = invoiceStatus.require(row.status, "undoPayment", "invoices");
  const payment = paid.find((one) => one.id === name) ?? refuseField("payment", "not_found");
  // What a credit note has taken back of its own invoice stays: the paper says so.
  if (credits.some((credit) => credit.id === payment.creditId)) refuseField("payment", "taken_back");
  const credit = await readPaper(context, payment.creditId);
  const corrected = await readPaper(context, (credit ?? row).creditsId);
  const after = credit
    ? takeBackCredit(context, row, paid, payment, open, { credits, credit, corrected })
    : await takeBack(context, row, paid, payment, open, { credits, corrected });
  return toInvoice({ ...invoice, row: after }, civilDate(context.now));
});

async function readPaper({ db }: CommandContext, id: string | null): Promise<InvoiceRow | null> {
  const [row] = id ? await db.select().from(table).where(eq(table.id, id)) : [];
  return row ?? null;
}
