import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { payInvoice, requireOpen, takeBack, withDue } from "@/worker/modules/money/books";
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

/** Forgets a draft. @throws Refusal `not_allowed_now` once it is booked */
export const remove = handle(supplierInvoices.remove, async (context, { id, version }) => {
  const found = await fetchSupplierInvoice(context.db, id);
  supplierInvoiceStatus.require(found.row.status, "remove", "supplierInvoices");
  context.remove(table, found.row, version);
  return toSupplierInvoice(found, civilDate(context.now));
});

/** Says that it was paid, whole or in part: the treasury pays it. @throws Refusal `invalid_input` naming `amount` or `paidOn` */
export const markPaid = handle(supplierInvoices.markPaid, async (context, { id, version, paidOn, ...said }) => {
  const today = civilDate(context.now);
  const found = await fetchSupplierInvoice(context.db, id);
  const settled = supplierInvoiceStatus.require(found.row.status, "markPaid", "supplierInvoices");
  const day = paidOn ?? today;
  if (day > today) refuseField("paidOn", "future");
  const row = await payInvoice(context, found.row, { ...said, paidOn: day }, settled, version);
  return toSupplierInvoice({ ...found, row }, today);
});

/** Takes a payment back: the transfer did not leave. @throws Refusal `invalid_input` naming `payment` */
export const undoPayment = handle(supplierInvoices.undoPayment, async (context, { id, payment: said }) => {
  const found = await fetchSupplierInvoice(context.db, id);
  const open = supplierInvoiceStatus.require(found.row.status, "undoPayment", "supplierInvoices");
  const payment = found.paid.find((one) => one.id === said) ?? refuseField("payment", "not_found");
  const row = await takeBack(context, found.row, found.paid, payment, open);
  return toSupplierInvoice({ ...found, row }, civilDate(context.now));
});

/** Sets it aside: it was not ours to pay. @throws Refusal `invalid_input` naming `id` when a part was paid */
export const cancel = handle(supplierInvoices.cancel, async (context, { id, version }) => {
  const found = await fetchSupplierInvoice(context.db, id);
  const status = supplierInvoiceStatus.require(found.row.status, "cancel", "supplierInvoices");
  if (found.row.paid > 0) refuseField("id", "paid_in_part");
  await requireOpen(context.db, found.row.issuedOn, "id");
  const row = withDue(context.update(table, found.row, { status }, version));
  return toSupplierInvoice({ ...found, row }, civilDate(context.now));
});
