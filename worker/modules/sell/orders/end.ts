import { and, eq, sql } from "drizzle-orm";
import { invoiceLines, invoices, orders as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { lineTotal, totalsOf } from "@/worker/core/figures/totals";
import { quantityText } from "@/worker/core/text/format-value";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { release } from "@/worker/modules/store/ledger";
import { orders } from "./contract";
import { fetchOrder, toOrder, type Whole } from "./records";
import { deliveredShare, requireMove, toShip } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * Ends an order that left in part with what has left: the rest is dropped, with a word in its notes, and its goods are free again.
 * @throws Refusal `not_allowed_now` while nothing has left or all of it has, or where more is invoiced than has left
 */
export const end = handle(orders.end, async (context, { id, reason, version }) => {
  const whole = await fetchOrder(context.db, id);
  const { order } = whole;
  const status = requireMove(order, "end");
  const invoiced = await invoicedOf(context, whole);
  const lines = order.lines
    .filter(({ shipped }) => shipped > 0)
    .map((line) => ({ ...line, amount: line.shipped, total: lineTotal({ ...line, amount: line.shipped }) }));
  const totals = totalsOf(lines);
  const invoicedShare = Math.max(0, Math.min(WHOLE, Math.floor((invoiced * WHOLE) / Math.max(totals.subtotal, 1))));
  const sums = { lines, ...totals, deliveredShare: deliveredShare(lines), invoicedShare };
  const isThere = whole.deliveries.every((delivery) => delivery.status !== "shipped");
  const notes = [order.notes, droppedText(context, whole, reason)].filter(Boolean).join("\n");
  release(context, order.id);
  const after = context.update(table, order, { status: isThere ? "delivered" : status, ...sums, notes }, version);
  return toOrder({ ...whole, order: after, promised: [] }, civilDate(context.now));
});

/** What is dropped, and why, as people read it. */
function droppedText({ now, caller: { language } }: CommandContext, { order, items }: Whole, reason: string): string {
  const rest = order.lines.filter((line) => toShip(line) > 0);
  const goods = rest.map((line) => {
    const name = items.find(({ id }) => id === line.itemId)?.name ?? "";
    return `${quantityText({ amount: toShip(line), unit: line.unit }, language)} ${name}`;
  });
  const { dropped } = { fr, en }[language];
  const values = { day: formatDate(civilDate(now), language), goods: goods.join(", "), reason };
  return dropped.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => values[name]);
}

/**
 * What invoices ask for an order, less credit notes, in ten-thousandths of a euro excl. tax.
 * @throws Refusal `not_allowed_now` where they ask for more of a line than has left: what is invoiced is not dropped
 */
async function invoicedOf({ db }: CommandContext, { order }: Whole): Promise<number> {
  const counts = sql`coalesce((select corrected.status from invoices corrected where corrected.id = ${invoices.creditsId}), ${invoices.status}) <> 'cancelled'`;
  const sign = sql`iif(${invoices.type} = 'credit', -1, 1)`;
  const rows = await db
    .select({
      line: invoiceLines.orderLineId,
      amount: sql<number>`sum(${sign} * ${invoiceLines.amount})`,
      total: sql<number>`sum(${sign} * ${invoiceLines.total})`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(eq(invoiceLines.orderId, order.id), sql`${invoices.type} in ('client', 'credit')`, counts))
    .groupBy(invoiceLines.orderLineId);
  const isInvoiced = order.lines.some(({ id, shipped }) => rows.some(({ line, amount }) => line === id && amount > shipped));
  if (isInvoiced) refuseState("status", "invoiced");
  return rows.reduce((sum, { total }) => sum + total, 0);
}
