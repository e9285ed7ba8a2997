import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { invoiceLines, invoices, type OrderLine } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { Whole } from "./records";

/**
 * Makes sure that nothing was made of goods that did not leave after all: no return of them, and no invoice that asks for them.
 * @param lines the order's lines as they will be
 * @throws Refusal `not_allowed_now` naming the return, or the invoices
 */
export async function requireNothingBuilt({ db }: CommandContext, { delivery, order }: Whole, lines: OrderLine[]): Promise<void> {
  if (delivery.lines.some(({ returned }) => returned > 0)) {
    throw new Refusal("not_allowed_now", { fields: [{ field: "id", code: "returned_since" }] });
  }
  const less = lines.filter(({ id, shipped }) => shipped < (order.lines.find((line) => line.id === id)?.shipped ?? 0));
  if (!less.length) return;
  const ofLines = inArray(
    invoiceLines.orderLineId,
    less.map(({ id }) => id),
  );
  const rows = await db
    .select({ line: invoiceLines.orderLineId, amount: invoiceLines.amount, number: sql<string>`coalesce(${invoices.number}, '')` })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(eq(invoiceLines.orderId, order.id), ofLines, eq(invoices.type, "client"), ne(invoices.status, "cancelled")));
  const invoiced = less.filter(({ id, shipped, returned }) => {
    const asked = rows.reduce((sum, row) => (row.line === id ? sum + row.amount : sum), 0);
    return asked > shipped - returned;
  });
  if (!invoiced.length) return;
  const numbers = rows.filter(({ line }) => invoiced.some(({ id }) => id === line)).map(({ number }) => number);
  const named = [...new Set(numbers)].filter(Boolean).join(", ");
  const problem = named ? { code: "invoiced_since", params: { invoices: named } } : { code: "drafted_since" };
  throw new Refusal("not_allowed_now", { fields: [{ field: "id", ...problem }] });
}
