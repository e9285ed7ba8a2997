import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { withDue } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { settle } from "./credits";
import { postingDay } from "./posting";
import { asksOf, bookedAs, fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Says that an invoice is right, and is to be paid less what the supplier owes; or a credit note, which is taken off what is due. What came after its period was closed is booked today, and keeps its own day. @throws Refusal `invalid_input` naming `confirmed` where VAT may be foreign */
export const book = handle(supplierInvoices.book, async (context, { id, version, confirmed }) => {
  const invoice = await fetchSupplierInvoice(context.db, id);
  supplierInvoiceStatus.require(invoice.row.status, "book", "supplierInvoices");
  if (!confirmed && asksOf(invoice).length) refuseField("confirmed", "foreign_vat");
  const status = bookedAs(invoice.row.type);
  const postedOn = await postingDay(context, invoice.row.issuedOn);
  const { row, paid } = await settle(context, { ...invoice.row, status }, (settled) =>
    context.update(table, invoice.row, { status, postedOn, ...settled }, version),
  );
  return toSupplierInvoice({ ...invoice, row: withDue(row), paid }, civilDate(context.now));
});
