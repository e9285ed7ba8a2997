import { eq, inArray, or } from "drizzle-orm";
import { type InvoiceLine, invoices as table, type OrderLine, orders } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import { partOf } from "./credit-note";
import { type Billed, type OrderRow, readBilled } from "./order-billing";
import { creditedOf, type InvoiceRow } from "./records";

/** An invoice with what of it came back and is still to credit. */
interface ToCredit {
  invoice: InvoiceRow;
  credits: InvoiceRow[];
  lines: InvoiceLine[];
}

/** The invoices of an order that ask for what came back, the latest first. @throws Refusal `invalid_input` naming `order` when there is none */
export async function readReturns(context: QueryContext & Partial<CommandContext>, name: string): Promise<ToCredit[]> {
  const { db } = context;
  const isNamed = or(eq(orders.id, name), eq(orders.reference, name.toUpperCase()));
  const [order] = await db.select().from(orders).where(isNamed);
  if (!order) return refuseField("order", "not_found");
  if (order.lines.every((line) => line.returned === 0)) return [];
  context.unchanged?.(orders, [order]);
  const billed = await readBilled(context, [order.id]);
  const ids = [...new Set(billed.flatMap(({ invoiceId, isSent, orderLineId }) => (isSent && orderLineId ? [invoiceId] : [])))];
  const papers = await db
    .select()
    .from(table)
    .where(or(inArray(table.id, ids), inArray(table.creditsId, ids)));
  const bills = papers.filter(({ type }) => type === "client").sort((one, other) => (one.issuedOn < other.issuedOn ? 1 : -1));
  return shareOut(order, billed, bills, papers);
}

/** Shares what came back among the invoices that asked for it. */
function shareOut(order: OrderRow, billed: Billed[], bills: InvoiceRow[], papers: InvoiceRow[]): ToCredit[] {
  const creditsOf = ({ id }: InvoiceRow) => papers.filter(({ creditsId }) => creditsId === id);
  const creditedAmount = (lineId: string) =>
    bills.reduce((sum, bill) => {
      const own = bill.lines.filter(({ orderLineId }) => orderLineId === lineId);
      return own.reduce((total, { id }) => total + creditedOf(creditsOf(bill), id).amount, sum);
    }, 0);
  const open = new Map(order.lines.map((line) => [line.id, toCreditOf(line, billed, creditedAmount(line.id))]));
  return bills.flatMap((invoice) => {
    const credits = creditsOf(invoice);
    const lines = invoice.lines.flatMap((line) => {
      const before = creditedOf(credits, line.id);
      const wanted = open.get(line.orderLineId ?? "") ?? 0;
      const amount = Math.min(wanted, line.amount - before.amount);
      if (amount <= 0) return [];
      open.set(line.orderLineId ?? "", wanted - amount);
      return [partOf(line, before, amount)];
    });
    return lines.some(({ total }) => total > 0) ? [{ invoice, credits, lines }] : [];
  });
}

/**
 * How much of an order's line is invoiced beyond what the client keeps, and came back: what left again since is not.
 * @param credited of what was invoiced; credit notes of former times do not say of which order they are
 */
function toCreditOf(line: OrderLine, billed: Billed[], credited: number): number {
  const invoiced = billed.reduce((sum, { orderLineId, amount }) => (orderLineId === line.id ? sum + Math.max(0, amount) : sum), 0);
  return Math.min(invoiced - credited - (line.shipped - line.returned), line.returned - credited);
}
