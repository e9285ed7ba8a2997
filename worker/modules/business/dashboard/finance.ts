import { and, gte, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { owedBy, owedQuery } from "@/worker/modules/money/books";
import { revenueOf, wasInvoiced } from "@/worker/modules/money/invoices";
import { dashboard } from "./contract";
import { FINANCE_MONTHS } from "./rules";

/** What was invoiced month by month over a year, and what is owed; read in one batch. */
export const finance = handle(dashboard.finance, async ({ db, now }) => {
  const today = civilDate(now);
  const month = sql<string>`substr(${invoices.issuedOn}, 1, 7)`;
  const [rows, sides] = await db.batch([
    db
      .select({ month, revenue: revenueOf() })
      .from(invoices)
      .where(and(wasInvoiced, gte(invoices.issuedOn, firstOfMonth(today, 1 - FINANCE_MONTHS))))
      .groupBy(month),
    owedQuery(db, today),
  ]);
  const { total, ...parts } = owedBy("client", sides);
  const months = Array.from({ length: FINANCE_MONTHS }, (_, place) => {
    const name = firstOfMonth(today, place + 1 - FINANCE_MONTHS).slice(0, 7);
    return { month: name, revenue: rows.find((row) => row.month === name)?.revenue ?? 0 };
  });
  return { due: total, ...parts, toPay: owedBy("supplier", sides).total, months };
});
