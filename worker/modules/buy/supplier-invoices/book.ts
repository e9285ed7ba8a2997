import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { requireOpen, withDue } from "@/worker/modules/money/books";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { settle } from "./credits";
import { bookedAs, fetchSupplierInvoice, toSupplierInvoice } from "./records";

/** Says that an invoice is right, and is to be paid less what the supplier owes; or a credit note, which is taken off what is due. @throws Refusal `invalid_input` naming `issuedOn` in a closed period */
export const book = handle(supplierInvoices.book, async (context, { id, version }) => {
  const found = await fetchSupplierInvoice(context.db, id);
  supplierInvoiceStatus.require(found.row.status, "book", "supplierInvoices");
  const status = bookedAs(found.row.type);
  await requireOpen(context.db, found.row.issuedOn, "issuedOn");
  const { row, paid } = await settle(context, { ...found.row, status }, (settled) =>
    context.update(table, found.row, { status, ...settled }, version),
  );
  return toSupplierInvoice({ ...found, row: withDue(row), paid }, civilDate(context.now));
});
