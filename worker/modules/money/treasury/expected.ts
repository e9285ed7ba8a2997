import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { clients, invoiceLines, invoices, orders, recurringInvoices, restocks, suppliers, treasuryPlans } from "@/db/business";
import { totalsOf } from "@/worker/core/figures/totals";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { awaitedStatuses } from "@/worker/modules/buy/restocks/status";
import { carried, carriedColumns } from "@/worker/modules/money/books";
import { readVat } from "./read-vat";
import { standingOf, standingQueries } from "./records";
import { type Expected, ofOrders, ofPlan, ofRecurring, ofRestock } from "./rules";
import { vatToPay } from "./vat-to-pay";

/** What a client waits for or has, and has not been asked to pay for yet. */
const soldStatuses = ["confirmed", "in_preparation", "ready", "shipped", "delivered", "completed"] as const;

/** All of an order, in hundredths of a percent. */
const WHOLE = sql`10000`;
/** The part of an order of which some came back that its client keeps: what came back is not to be paid. */
const keptShare = sql`cast((
  select sum((line.value ->> 'total') * 1.0 * ((line.value ->> 'amount') - (line.value ->> 'returned')) / (line.value ->> 'amount')) from json_each(${orders.lines}) as line
) * 10000 / max(${orders.subtotal}, 1) as integer)`;
const leavesOn = sql<string>`coalesce(${orders.dueOn}, ${orders.orderedOn})`;

/**
 * What nobody has been asked to pay yet of orders, by the day they leave and the terms: to the cent, half up, and its VAT to the same
 * share; summed here, as there are many orders. Those of which something came back are read apart: an index answers for all others.
 * @param share of it that is to be paid, in hundredths of a percent
 */
function uninvoicedOf(db: BusinessDatabase, cameBack: boolean, share: SQL) {
  const openShare = sql`max(0, ${share} - ${orders.invoicedShare})`;
  const part = (amount: SQLWrapper) => sql<number>`sum((2 * ${amount} * ${openShare} + 1000000) / 2000000 * 100)`;
  return db
    .select({
      leavesOn,
      open: part(orders.total),
      tax: part(sql`(${orders.total} - ${orders.subtotal})`),
      paymentTerms: clients.paymentTerms,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(inArray(sql`+${orders.status}`, [...soldStatuses]), sql`${orders.invoicedShare} < 10000`, eq(orders.cameBack, cameBack)))
    .groupBy(leavesOn, clients.paymentTerms);
}

/** What there is and what is to come; invoices in dispute are not counted on. One batch, beside what the VAT of two months takes. */
export async function readExpected(db: BusinessDatabase, today: string) {
  const [vat, [bank, since, due, credits, drafted, sold, partlyBack, bought, planned, recurring, opening]] = await Promise.all([
    readVat(db, today),
    readWhatComes(db),
  ]);
  const expected: Expected[] = [
    ...due.map(({ type, dueOn, due: amount }): Expected => {
      const isOurs = type === "client";
      return { kind: isOurs ? "receivable" : "payable", dueOn: dueOn ?? today, amount: isOurs ? amount : -amount };
    }),
    // What credit notes have left lessens what one pays suppliers, and what clients pay.
    ...credits.map(({ type, amount }): Expected => {
      const isOurs = type === "credit";
      return { kind: isOurs ? "receivable" : "payable", dueOn: today, amount: isOurs ? -amount : amount };
    }),
    ...opening.map(({ side, open }): Expected => ({ kind: side === "client" ? "receivable" : "payable", dueOn: today, amount: open })),
    ...drafted.map(({ dueOn, total, tax }): Expected => ({ kind: "order", dueOn: dueOn ?? today, amount: total, vat: { on: today, tax } })),
    ...[...sold, ...partlyBack].map((some) => ofOrders(some, today)),
    ...bought.map(({ lines, ...restock }) => ofRestock(restock, lines, today)),
    ...planned.flatMap((plan) => ofPlan(plan, today)),
    ...recurring.flatMap(({ recurring: one, paymentTerms }) => ofRecurring({ ...one, paymentTerms }, totalsWithTax(one.lines), today)),
  ];
  return { standing: standingOf(bank, since), expected: [...expected, ...(vat ? vatToPay(vat, expected, today) : [])] };
}

/** What there is, and what is due, ordered and planned; one batch. */
function readWhatComes(db: BusinessDatabase) {
  const isInvoiced = sql`exists (select 1 from ${invoices} where ${invoices.restockId} = ${restocks.id} and ${invoices.status} <> 'cancelled')`;
  // What a draft takes of an order is to come until the draft is sent, and due from then on.
  const isOfOrders = sql`exists (select 1 from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id} and ${invoiceLines.orderId} is not null)`;
  const creditBalance = sql<number>`${invoices.total} - ${invoices.paid}`;
  return db.batch([
    ...standingQueries(db),
    db
      .select({ type: invoices.type, dueOn: invoices.dueOn, due: sql<number>`sum(${invoices.due})` })
      .from(invoices)
      .where(
        and(
          inArray(invoices.type, ["client", "supplier"]),
          sql`${invoices.status} in ('sent', 'to_pay')`,
          gt(invoices.due, 0),
          eq(invoices.dispute, ""),
        ),
      )
      .groupBy(invoices.type, invoices.dueOn),
    db
      .select({ type: invoices.type, amount: sql<number>`sum(${creditBalance})` })
      .from(invoices)
      .where(
        and(
          inArray(invoices.type, ["credit", "supplier_credit"]),
          eq(invoices.status, "sent"),
          gt(creditBalance, 0),
          eq(invoices.dispute, ""),
        ),
      )
      .groupBy(invoices.type),
    db
      .select({ dueOn: invoices.dueOn, total: invoices.total, tax: invoices.tax })
      .from(invoices)
      .where(and(eq(invoices.type, "client"), eq(invoices.status, "draft"), isOfOrders)),
    uninvoicedOf(db, false, WHOLE),
    uninvoicedOf(db, true, keptShare),
    db
      .select({
        expectedOn: restocks.expectedOn,
        orderedOn: restocks.orderedOn,
        lines: restocks.lines,
        fees: restocks.fees,
        paymentTerms: suppliers.paymentTerms,
      })
      .from(restocks)
      .innerJoin(suppliers, eq(suppliers.id, restocks.supplierId))
      .where(and(inArray(restocks.status, awaitedStatuses), sql`not ${isInvoiced}`)),
    db.select().from(treasuryPlans),
    db
      .select({ recurring: recurringInvoices, paymentTerms: clients.paymentTerms })
      .from(recurringInvoices)
      .innerJoin(clients, eq(clients.id, recurringInvoices.clientId))
      .where(eq(recurringInvoices.paused, false)),
    db.select(carriedColumns).from(carried).where(sql`carried.open <> 0`),
  ]);
}

/** What lines come to incl. tax, and the tax. */
function totalsWithTax(lines: Parameters<typeof totalsOf>[0]): { total: number; tax: number } {
  const { total, subtotal } = totalsOf(lines);
  return { total, tax: total - subtotal };
}
