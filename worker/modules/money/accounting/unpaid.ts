import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { papersOf, readItems, readPaper } from "./journal";
import { movesWhenPaid } from "./tax-moves";
import type { TaxMove } from "./shapes";

/**
 * The VAT of services and deposits that are invoiced and not paid yet: it falls due, or is deducted, as they are paid (CGI, art. 269,
 * 2, c, and 271, I, 2), which is supposed to be the day they are due; what is late, or owed back, today. Invoices in dispute are not
 * counted on. Two round trips.
 * @param today a civil date
 */
export async function readVatOfUnpaid(db: BusinessDatabase, today: string): Promise<TaxMove[]> {
  const open = sql<number>`${invoices.total} - ${invoices.paid}`;
  const isAwaited = and(inArray(invoices.type, ["client", "supplier"]), sql`${invoices.status} in ('sent', 'to_pay')`);
  const isOwedBack = and(inArray(invoices.type, ["credit", "supplier_credit"]), eq(invoices.status, "sent"));
  const rows = await papersOf(db).where(and(or(isAwaited, isOwedBack), gt(open, 0), gt(invoices.tax, 0), eq(invoices.dispute, "")));
  const items = await readItems(db, rows);
  return rows.flatMap((row) => {
    const { id, total, paid, dueOn } = row.invoice;
    const paper = readPaper(row, items)?.paper;
    const day = dueOn && dueOn > today ? dueOn : today;
    const whole = [
      { id: `${id}-paid`, day: "", amount: paid },
      { id: `${id}-open`, day, amount: total - paid },
    ];
    return paper ? movesWhenPaid(paper, whole).filter((move) => move.day === day) : [];
  });
}
