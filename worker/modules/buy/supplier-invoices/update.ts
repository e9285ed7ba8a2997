import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { searchTextOf } from "@/worker/modules/money/invoices";
import { supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { supplierInvoices } from "./contract";
import { amountsOf, linesFrom, requireNew } from "./draft";
import { fetchSupplierInvoice, readRestock, toSupplierInvoice } from "./records";
import { requireOwnOrder } from "./rules";
import { requireDays } from "./write";

/** Changes a draft; what is left out stays. @throws Refusal `not_allowed_now` once it is booked */
export const update = handle(supplierInvoices.update, async (context, { id, version, lines: lineInputs, vat, restock, ...changes }) => {
  const { db, now } = context;
  const invoice = await fetchSupplierInvoice(db, id);
  const { row: before } = invoice;
  supplierInvoiceStatus.require(before.status, "update", "supplierInvoices");
  const order = restock === undefined ? invoice : await readRestock(db, restock);
  requireOwnOrder(order.restock, before.supplierId);
  if (changes.number) await requireNew(db, before.supplierId ?? "", changes.number, before.id);
  requireDays(changes.issuedOn ?? before.issuedOn, changes.dueOn ?? before.dueOn, civilDate(now));
  const isRewritten = lineInputs !== undefined || vat !== undefined;
  const lines = isRewritten ? await linesFrom(db, lineInputs ?? [], vat) : before.lines;
  const amounts = isRewritten ? amountsOf(lines, vat) : {};
  const dueOn = before.type === "supplier_credit" ? null : (changes.dueOn ?? before.dueOn);
  const after = { ...changes, ...amounts, dueOn, lines, restockId: order.restock?.id ?? null };
  const searchText = searchTextOf({ ...before, ...changes });
  const row = context.update(table, before, { ...after, searchText }, version);
  return toSupplierInvoice({ ...invoice, restock: order.restock, items: order.items, row }, civilDate(now));
});
