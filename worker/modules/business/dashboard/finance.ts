import { and, gt, gte, inArray, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { revenueOf, wasInvoiced } from "@/worker/modules/money/invoices";
import { dashboard } from "./contract";
import { FINANCE_MONTHS } from "./rules";

/** What was invoiced month by month over a year, and what is owed; read in one batch. */
export const finance = handle(dashboard.finance, async ({ db, now }) => {
  const today = civilDate(now);
  const month = sql<string>`substr(${invoices.issuedOn}, 1, 7)`;
  const [rows, owed] = await db.batch([
    db
      .select({ month, revenue: revenueOf(sql`1`) })
      .from(invoices)
      .where(and(wasInvoiced, gte(invoices.issuedOn, firstOfMonth(today, 1 - FINANCE_MONTHS))))
      .groupBy(month),
    db
      .select({
        type: invoices.type,
        due: sql<number>`sum(${invoices.due})`,
        overdue: sql<number>`sum(case when ${invoices.dueOn} < ${today} then ${invoices.due} else 0 end)`,
      })
      .from(invoices)
      .where(and(inArray(invoices.type, ["client", "supplier"]), sql`${invoices.status} in ('sent', 'to_pay')`, gt(invoices.due, 0)))
      .groupBy(invoices.type),
  ]);
  const of = (type: "client" | "supplier") => owed.find((row) => row.type === type);
  const months = Array.from({ length: FINANCE_MONTHS }, (_, place) => {
    const name = firstOfMonth(today, place + 1 - FINANCE_MONTHS).slice(0, 7);
    return { month: name, revenue: rows.find((row) => row.month === name)?.revenue ?? 0 };
  });
  return { due: of("client")?.due ?? 0, overdue: of("client")?.overdue ?? 0, toPay: of("supplier")?.due ?? 0, months };
});
