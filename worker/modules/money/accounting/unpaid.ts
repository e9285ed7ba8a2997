import { and, eq, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { papersOf, readItems, readPaper } from "./journal";
import { movesWhenPaid } from "./tax-moves";
import type { TaxMove } from "./shapes";
import { depositFacts, idsOfDeposits } from "./vat/of-deposits";
import { takenOf } from "./vat/taken";

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
  const isOpen = and(or(isAwaited, isOwedBack), gt(open, 0), gt(invoices.tax, 0), eq(invoices.dispute, ""));
  const openIds = db.select({ id: invoices.id }).from(invoices).where(isOpen);
  const isSent = and(isNotNull(invoices.number), ne(invoices.status, "draft"));
  const [rows, ofDeposits] = await db.batch([
    papersOf(db).where(isOpen),
    db
      .select(depositFacts)
      .from(invoices)
      .where(and(isSent, inArray(invoices.id, idsOfDeposits(db, openIds)))),
  ]);
  const taken = takenOf(ofDeposits);
  const items = await readItems(db, rows);
  return rows.flatMap((row) => {
    const { id, total, paid, dueOn } = row.invoice;
    const paper = readPaper(row, items)?.paper;
    const day = dueOn && dueOn > today ? dueOn : today;
    const whole = [
      { id: `${id}-paid`, day: "", amount: paid },
      { id: `${id}-open`, day, amount: total - paid },
    ];
    return paper ? movesWhenPaid(paper, whole, taken.get(id)).filter((move) => move.day === day) : [];
  });
}
