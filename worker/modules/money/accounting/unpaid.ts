import { and, eq, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { LAST_DAY } from "./journal";
import { queriesOf, readItems, readPaper, settlingOf } from "./papers";
import { movesWhenPaid } from "./tax-moves";
import type { TaxMove } from "./shapes";
import { depositFacts, idsOfDeposits } from "./vat/of-deposits";
import { type Settling, settledBy } from "./vat/payable";
import { takenOf } from "./vat/taken";

/** What is supposed to come is called so. */
const OPEN = "-open";

/**
 * May VAT of a paper wait to be paid? It says a service or a deposit; a supplier's names one, or comes of who sells services: goods alone
 * never wait. Each part is found by an index of its own, however many goods wait to be paid.
 */
const mayWait = sql`${invoices.id} in (
  select id from invoices where type in ('client', 'credit') and status = 'sent' and instr(lines, '"isService":true') > 0
  union select invoice_id from invoice_lines where order_id is not null and order_line_id is null
  union select bought.id from invoices as bought left join suppliers as seller on seller.id = bought.supplier_id
    where bought.type in ('supplier', 'supplier_credit') and bought.status in ('sent', 'to_pay') and (
      seller.type = 'service_provider' or instr(bought.lines, '"deposit"') or exists (
        select 1 from invoice_lines as line join items as item on item.id = line.item_id where line.invoice_id = bought.id and item.kind = 'service')))`;

/**
 * The VAT of services and deposits that are invoiced and not paid yet: it falls due, or is deducted, as they are paid (CGI, art. 269,
 * 2, c, and 271, I, 2), which is supposed to be the day they are due; what is late, or owed back, today. Invoices in dispute are not
 * counted on. Three round trips, or one where none waits.
 * @param today a civil date
 */
export async function readVatOfUnpaid(db: BusinessDatabase, today: string): Promise<TaxMove[]> {
  const open = sql<number>`${invoices.total} - ${invoices.paid}`;
  // By the identifiers of what may wait, and not by its kind.
  const [type, status] = [sql`+${invoices.type}`, sql`+${invoices.status}`];
  const isAwaited = and(inArray(type, ["client", "supplier"]), inArray(status, ["sent", "to_pay"]));
  const isOwedBack = and(inArray(type, ["credit", "supplier_credit"]), eq(status, "sent"));
  const isOpen = and(or(isAwaited, isOwedBack), gt(open, 0), gt(invoices.tax, 0), eq(invoices.dispute, ""), mayWait);
  const openRows = await db.select({ id: invoices.id, open, dueOn: invoices.dueOn }).from(invoices).where(isOpen);
  if (!openRows.length) return [];
  const openIds = sql`(select value as id from json_each(${JSON.stringify(openRows.map(({ id }) => id))}))`;
  const isSent = and(isNotNull(invoices.number), ne(invoices.status, "draft"));
  const [all, paid, ofDeposits] = await db.batch([
    ...queriesOf(db, openIds),
    db
      .select(depositFacts)
      .from(invoices)
      .where(and(isSent, inArray(invoices.id, idsOfDeposits(db, openIds)))),
  ]);
  const taken = takenOf(ofDeposits);
  const itemRows = await readItems(db, all);
  const papers = new Map(
    all.flatMap((row) => {
      const paper = readPaper(row, itemRows)?.paper;
      return paper ? [[paper.id, paper] as const] : [];
    }),
  );
  const supposed = openRows.map(({ id, open: amount, dueOn }): Settling => {
    const day = dueOn && dueOn > today ? dueOn : today;
    return { id: `${id}${OPEN}`, invoiceId: id, creditId: null, day, order: LAST_DAY, amount };
  });
  const settled = settledBy(papers, [...paid.map(settlingOf), ...supposed]);
  const isSupposed = ({ id }: TaxMove) => id.includes(OPEN);
  return [...papers.values()].flatMap((paper) => movesWhenPaid(paper, settled, taken.get(paper.id)).filter(isSupposed));
}
