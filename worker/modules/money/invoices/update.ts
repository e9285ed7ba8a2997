import { type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import type { Rebate } from "@/worker/core/figures/totals";
import { handle } from "@/worker/engine/handler";
import { isDepositLine } from "@/worker/modules/money/books";
import { invoices } from "./contract";
import { linesFrom, readSale } from "./draft";
import { vatOfOrder } from "./order-billing";
import { fetchInvoice, searchTextOf, toInvoice } from "./records";
import { dueOnBy, lastDelivery, sumsOf } from "./rules";
import { invoiceStatus } from "./status";

/** Changes a draft; what is left out stays. What comes of orders keeps saying which. @throws Refusal `not_allowed_now` once sent */
export const update = handle(invoices.update, async (context, { id, version, lines: written, ...changes }) => {
  const { row: before, ...rest } = await fetchInvoice(context.db, id);
  // A credit note says what its invoice says: who wants another one deletes its draft.
  invoiceStatus.require(before.type === "credit" ? "sent" : before.status, "update", "invoices");
  const today = civilDate(context.now);
  const delivered = lastDelivery(changes.deliveries ?? []);
  const { deliveryAddress = before.deliveryAddress } = delivered;
  const day = delivered.soldOn ?? changes.soldOn ?? before.soldOn ?? today;
  const names = written?.flatMap(({ item }) => item ?? []) ?? [];
  const sale = written && (await readSale(context, before.clientId ?? "", names, day));
  if (sale?.client.archived) refuseState("client", "archived");
  const lines = sale ? ofOrders(linesFrom(written, sale, deliveryAddress), before.lines) : before.lines;
  const { discount = before.discount, discountAmount = before.discountAmount } = changes;
  requireNoDepositDiscount(lines, { discount, discountAmount });
  const billed = before.orderId ? await vatOfOrder(context.db, before.orderId, before.id) : [];
  const sums = sumsOf(lines, { discount, discountAmount }, billed);
  const terms = changes.paymentTerms ?? before.paymentTerms;
  const dueOn = before.type === "client" && terms ? dueOnBy(terms, before.issuedOn) : null;
  const after = { ...changes, ...delivered, lines, ...sums, dueOn };
  const row = context.update(table, before, { ...after, searchText: searchTextOf({ ...before, ...after }) }, version);
  return toInvoice({ row, ...rest }, today);
});

/**
 * Says again what a line is of an order: the first of its item or of its words, else a deposit at its rate or goods of its
 * figures, so that other words keep both with their order. A line keeps its total where its figures are the same.
 * What takes a deposit back stays as it is: nobody writes it, and without it the client would pay the deposit twice.
 */
function ofOrders(lines: InvoiceLine[], before: InvoiceLine[]): InvoiceLine[] {
  const depositsBack = before.filter(({ amount, container }) => amount < 0 && !container);
  const open = before.filter(({ orderId, amount }) => orderId && amount > 0);
  const sources = new Map<InvoiceLine, InvoiceLine>();
  const findBy = (isSame: (line: InvoiceLine, one: InvoiceLine) => boolean) => {
    for (const line of lines.filter((each) => !sources.has(each))) {
      const place = open.findIndex((one) => isSame(line, one));
      const [own] = place < 0 ? [] : open.splice(place, 1);
      if (own) sources.set(line, own);
    }
  };
  findBy((line, one) => one.itemId === line.itemId && (line.itemId !== null || one.description === line.description));
  findBy((line, one) => line.itemId === null && one.vatRate === line.vatRate && (!one.orderLineId || hasSameFigures(line, one)));
  const linked = lines.map((line) => {
    const own = sources.get(line);
    if (!own) return line;
    const total = hasSameFigures(line, own) ? own.total : line.total;
    return { ...line, total, orderId: own.orderId, orderLineId: own.orderLineId, lots: own.lots };
  });
  return [...linked, ...depositsBack];
}

const figures = ["amount", "price", "per", "discount"] as const;
const hasSameFigures = (line: InvoiceLine, one: InvoiceLine) => figures.every((figure) => one[figure] === line[figure]);

/**
 * A deposit is deducted as it was asked for: who wants less of one changes its amount.
 * @throws Refusal `invalid_input` naming what is taken off the whole
 */
function requireNoDepositDiscount(lines: InvoiceLine[], { discount, discountAmount }: Rebate) {
  if (!lines.some((line) => isDepositLine(line) && line.total > 0)) return;
  if (discount) refuseField("discount", "deposit_discount");
  if (discountAmount) refuseField("discountAmount", "deposit_discount");
}
