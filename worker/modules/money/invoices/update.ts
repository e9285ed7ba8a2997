import { type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { linesFrom, readSale } from "./draft";
import { fetchInvoice, searchTextOf, toInvoice } from "./records";
import { dueOnBy, sumsOf } from "./rules";
import { invoiceStatus } from "./status";

/** Changes a draft; what is left out stays. What comes of orders keeps saying which. @throws Refusal `not_allowed_now` once sent */
export const update = handle(invoices.update, async (context, { id, version, lines: said, ...changes }) => {
  const { row: before, ...rest } = await fetchInvoice(context.db, id);
  invoiceStatus.require(before.status, "update", "invoices");
  const today = civilDate(context.now);
  const day = changes.soldOn ?? before.soldOn ?? today;
  const names = said?.flatMap(({ item }) => item ?? []) ?? [];
  const sale = said && (await readSale(context.db, before.clientId ?? "", names, day));
  if (sale?.client.archived) refuseState("client", "archived");
  const lines = sale ? ofOrders(linesFrom(said, sale), before.lines) : before.lines;
  const { discount = before.discount, discountAmount = before.discountAmount } = changes;
  const sums = sumsOf(lines, { discount, discountAmount });
  const terms = changes.paymentTerms ?? before.paymentTerms;
  const dueOn = before.type === "client" && terms ? dueOnBy(terms, before.issuedOn) : null;
  const after = { ...changes, lines, ...sums, dueOn };
  const row = context.update(table, before, { ...after, searchText: searchTextOf({ ...before, ...after }) }, version);
  return toInvoice({ row, ...rest }, today);
});

/**
 * Says again which line of which order a line invoices: the first of its item, or of its words where it is no item.
 * What takes a deposit back stays as it is: nobody writes it, and without it the client would pay the deposit twice.
 */
function ofOrders(lines: InvoiceLine[], before: InvoiceLine[]): InvoiceLine[] {
  const depositsBack = before.filter(({ amount }) => amount < 0);
  const left = before.filter(({ orderId, amount }) => orderId && amount > 0);
  const written = lines.map((line) => {
    const isSame = (one: InvoiceLine) => one.itemId === line.itemId && (line.itemId !== null || one.description === line.description);
    const [own] = left.splice(left.findIndex(isSame), left.some(isSame) ? 1 : 0);
    return own ? { ...line, orderId: own.orderId, orderLineId: own.orderLineId, lots: own.lots } : line;
  });
  return [...written, ...depositsBack];
}
