import type { InvoiceLine, OrderLine } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { proportion } from "@/worker/core/figures/totals";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { draft } from "./draft";
import { type Billed, billedOfLine, openDeposit, type OrderRow, readOrders, vatOfOrder, worthAfter } from "./order-billing";
import { readOrderFacts } from "./order-facts";
import { alone, toInvoice } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Invoices what orders still have to be invoiced for, several orders of one client at once; deposits are taken back.
 * @throws Refusal `invalid_input` naming the order that does not exist, is another client's, is not sold, or `orders` when nothing is left
 */
export const fromOrders = handle(invoices.fromOrders, async (context, { orders: names, shippedOnly }) => {
  const { ordered, billed, nameOf, client } = await readOrders(context, names);
  const lines = ordered.flatMap((order) => {
    const own = billed.filter(({ orderId }) => orderId === order.id);
    const sold = order.lines.flatMap((line) => invoiced(order, line, own, shippedOnly, nameOf));
    return [...sold, ...depositsBack(order, sold, own, client.language)];
  });
  if (lines.every(({ total }) => total <= 0)) refuseField("orders", "nothing_to_invoice");
  const reference = ordered
    .map((order) => order.clientReference)
    .filter(Boolean)
    .join(", ")
    .slice(0, 60);
  const description = ordered
    .map((order) => order.reference)
    .join(", ")
    .slice(0, 200);
  const orderId = ordered.length === 1 ? (ordered[0]?.id ?? null) : null;
  const [before, facts] = await Promise.all([
    orderId ? vatOfOrder(context.db, orderId) : [],
    readOrderFacts(
      context.db,
      ordered.map(({ id }) => id),
    ),
  ]);
  const deposits = lines.some(({ total }) => total < 0) ? facts.deposits : [];
  const deliveryAddress = ordered.at(-1)?.deliveryAddress ?? client.shippingAddress;
  const about = { reference, description, orderId, deliveryAddress, deliveries: facts.deliveries, deposits };
  const row = draft(context, client, { lines, ...about }, before);
  return toInvoice({ row, ...alone }, civilDate(context.now));
});

/** How much of an order's line is still to invoice, and what that comes to. */
export function openOf(line: OrderLine, billed: Billed[], shippedOnly: boolean): { amount: number; total: number } {
  const before = billedOfLine(billed, line);
  const amount = Math.max(0, (shippedOnly ? line.shipped : line.amount) - line.returned - before.amount);
  return { amount, total: amount > 0 ? worthAfter(line, before, amount) : 0 };
}

/** The line that invoices what of an order's line is left; none where nothing is. */
function invoiced(order: OrderRow, line: OrderLine, billed: Billed[], shippedOnly: boolean, nameOf: (id: string) => string): InvoiceLine[] {
  const open = openOf(line, billed, shippedOnly);
  if (open.amount === 0) return [];
  const { itemId, unit, price, per, discount, vatRate, container } = line;
  const description = line.description || nameOf(itemId);
  const sold = { itemId, description, ...open, unit, price, per, discount, vatRate, ...(container && { container }) };
  return [{ id: newId(), ...sold, orderId: order.id, orderLineId: line.id }];
}

/**
 * Deposits that were sent and not yet taken back: all of it where what is invoiced now is more; else the part that what is
 * invoiced now is of what is still to invoice of the order, so that each invoice asks for its share. A deposit at a rate that no
 * line of the order has any more (the buyer's VAT has changed since) is taken back at that rate, as far as the goods go.
 */
function depositsBack(order: OrderRow, sold: InvoiceLine[], billed: Billed[], language: "fr" | "en"): InvoiceLine[] {
  const description = (language === "fr" ? fr : en).deposit.back.replace("{{order}}", order.reference);
  const ratesOf = (lines: { vatRate: number }[]) => new Set(lines.map(({ vatRate }) => vatRate));
  const backAt = (vatRate: number, back: number): InvoiceLine[] => {
    const one = { amount: -1_000, unit: "piece", per: "piece", price: back, discount: 0, vatRate } as const;
    return back > 0 ? [{ id: newId(), itemId: null, description, ...one, total: -back, orderId: order.id }] : [];
  };
  // Packaging that comes back is paid for whole: no deposit was asked for it.
  const goods = sold.filter(({ container }) => !container);
  const ownRates = [...ratesOf(goods)].flatMap((vatRate) => {
    const open = openDeposit(billed, vatRate);
    const base = goods.reduce((sum, one) => (one.vatRate === vatRate ? sum + one.total : sum), 0);
    const isAt = (line: OrderLine) => line.vatRate === vatRate && !line.container;
    const whole = order.lines.reduce((sum, line) => (isAt(line) ? sum + openOf(line, billed, false).total : sum), 0);
    return backAt(vatRate, open < base ? open : Math.min(base, proportion(open, base, whole)));
  });
  const formerRates = [...ratesOf(billed)].filter((rate) => !ratesOf(order.lines).has(rate));
  let base = [...goods, ...ownRates].reduce((sum, { total }) => sum + total, 0);
  const atFormerRates = formerRates.flatMap((vatRate) => {
    const lines = backAt(vatRate, Math.min(base, openDeposit(billed, vatRate)));
    base -= lines[0]?.price ?? 0;
    return lines;
  });
  return [...ownRates, ...atFormerRates];
}
