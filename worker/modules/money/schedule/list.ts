import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { invoices, treasuryPlans } from "@/db/business";
import { addDays, civilDate, daysBetween } from "@/worker/core/figures/dates";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { carried } from "@/worker/modules/money/books";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { schedule } from "./contract";
import { type Direction, type DueKind, directions } from "./status";

interface Narrowed {
  direction?: Direction;
  late?: boolean;
}

/** What is due, the longest first, and what it comes to by how soon; one batch. */
export const list = handle(schedule.list, async ({ db, now }, { limit, cursor, ...narrowed }) => {
  const today = civilDate(now);
  const after = cursor ? readCursor(cursor, "dueOn") : null;
  const beyond = (day: SQL, id: SQL) => (after ? sql`(${day}, ${id}) > (${after.value}, ${after.tie})` : undefined);
  const [rows, sums] = await db.batch([
    dueQuery(db, narrowed, today, beyond)
      .orderBy(sql`due_on`, sql`id`)
      .limit(limit + 1),
    totalsQuery(db, today),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const items = shown.map(({ disputed, dueOn, ...row }) => ({
    ...row,
    dueOn,
    disputed: Boolean(disputed),
    daysLate: Math.max(0, daysBetween(dueOn, today)),
  }));
  const [toReceive, toPay] = directions.map((way) => horizonOf(sums, way, today));
  const nothing = horizonOf([], "to_pay", today);
  const nextCursor = last ? cursorOf("dueOn", last.dueOn, last.id) : null;
  const isShown = ({ direction: way, day }: (typeof sums)[number]) =>
    (!narrowed.direction || way === narrowed.direction) && (narrowed.late === undefined || narrowed.late === day < today);
  const total = sums.filter(isShown).reduce((sum, { count }) => sum + count, 0);
  return { items, nextCursor, total, toReceive: toReceive ?? nothing, toPay: toPay ?? nothing };
});

const isDue = and(inArray(invoices.type, ["client", "supplier"]), sql`${invoices.status} in ('sent', 'to_pay')`, gt(invoices.due, 0));
/** A credit note that no invoice has used up: a supplier owes what is left of theirs, we owe clients what is left of ours. */
const creditBalance = sql<number>`${invoices.total} - ${invoices.paid}`;
const isCreditOpen = and(inArray(invoices.type, ["credit", "supplier_credit"]), eq(invoices.status, "sent"), gt(creditBalance, 0));
const creditWay = sql<Direction>`case ${invoices.type} when 'credit' then 'to_pay' else 'to_receive' end`;
const invoiceDay = sql<string>`coalesce(${invoices.dueOn}, ${invoices.issuedOn})`;
const invoiceWay = sql<Direction>`case ${invoices.type} when 'client' then 'to_receive' else 'to_pay' end`;
const carriedWay = sql<Direction>`case when carried.open > 0 then 'to_receive' else 'to_pay' end`;
const planWay = sql<Direction>`case ${treasuryPlans.type} when 'income' then 'to_receive' else 'to_pay' end`;

/**
 * When what has no day of its own is due: a credit note, and what stands on somebody's account beside their papers. It may be asked for
 * at any moment, and is never late: what is late is what has passed its day, the same sum at every door.
 */
const anyDay = (today: string) => sql<string>`${today}`;

/** Invoices and plans as one list. @param beyond what comes after the page before */
function dueQuery(db: BusinessDatabase, { direction, late }: Narrowed, today: string, beyond: (day: SQL, id: SQL) => SQL | undefined) {
  const narrowed = (day: SQL, id: SQL, way: SQL) =>
    and(
      direction && sql`${way} = ${direction}`,
      late === undefined ? undefined : late ? sql`${day} < ${today}` : sql`${day} >= ${today}`,
      beyond(day, id),
    );
  return unionAll(
    db
      .select({
        id: sql<string>`${invoices.id}`.as("id"),
        kind: sql<DueKind>`case ${invoices.type} when 'client' then 'invoice' else 'supplier_invoice' end`.as("kind"),
        direction: invoiceWay.as("direction"),
        dueOn: invoiceDay.as("due_on"),
        label: sql<string>`coalesce(${invoices.number}, '')`.as("label"),
        partyName: sql<string>`${invoices.partyName}`.as("party_name"),
        amount: sql<number>`${invoices.due}`.as("amount"),
        disputed: sql<number>`${invoices.dispute} <> ''`.as("disputed"),
      })
      .from(invoices)
      .where(and(isDue, narrowed(invoiceDay, sql`${invoices.id}`, invoiceWay))),
    db
      .select({
        id: sql<string>`${invoices.id}`.as("id"),
        kind: sql<DueKind>`${invoices.type}`.as("kind"),
        direction: creditWay.as("direction"),
        dueOn: anyDay(today).as("due_on"),
        label: sql<string>`coalesce(${invoices.number}, '')`.as("label"),
        partyName: sql<string>`${invoices.partyName}`.as("party_name"),
        amount: creditBalance.as("amount"),
        disputed: sql<number>`${invoices.dispute} <> ''`.as("disputed"),
      })
      .from(invoices)
      .where(and(isCreditOpen, narrowed(anyDay(today), sql`${invoices.id}`, creditWay))),
    db
      .select({
        id: sql<string>`${treasuryPlans.id}`.as("id"),
        kind: sql<DueKind>`'plan'`.as("kind"),
        direction: planWay.as("direction"),
        dueOn: sql<string>`${treasuryPlans.nextOn}`.as("due_on"),
        label: sql<string>`${treasuryPlans.description}`.as("label"),
        partyName: sql<string>`''`.as("party_name"),
        amount: sql<number>`${treasuryPlans.amount}`.as("amount"),
        disputed: sql<number>`0`.as("disputed"),
      })
      .from(treasuryPlans)
      .where(narrowed(sql`${treasuryPlans.nextOn}`, sql`${treasuryPlans.id}`, planWay)),
    db
      .select({
        id: sql<string>`carried.party_id`.as("id"),
        kind: sql<DueKind>`case carried.side when 'client' then 'carried' else 'supplier_carried' end`.as("kind"),
        direction: carriedWay.as("direction"),
        dueOn: anyDay(today).as("due_on"),
        label: sql<string>`carried.code`.as("label"),
        partyName: sql<string>`carried.party_name`.as("party_name"),
        amount: sql<number>`abs(carried.open)`.as("amount"),
        disputed: sql<number>`0`.as("disputed"),
      })
      .from(carried)
      .where(and(sql`carried.open <> 0`, narrowed(anyDay(today), sql`carried.party_id`, carriedWay))),
  );
}

const counted = sql<number>`count(*)`.as("count");

/** What is due day by day, both ways. */
function totalsQuery(db: BusinessDatabase, today: string) {
  return unionAll(
    db
      .select({
        direction: invoiceWay.as("direction"),
        day: invoiceDay.as("day"),
        amount: sql<number>`sum(${invoices.due})`.as("amount"),
        count: counted,
      })
      .from(invoices)
      .where(isDue)
      .groupBy(sql`1`, sql`2`),
    db
      .select({
        direction: creditWay.as("direction"),
        day: anyDay(today).as("day"),
        amount: sql<number>`sum(${creditBalance})`.as("amount"),
        count: counted,
      })
      .from(invoices)
      .where(isCreditOpen)
      .groupBy(sql`1`, sql`2`),
    db
      .select({
        direction: planWay.as("direction"),
        day: sql<string>`${treasuryPlans.nextOn}`.as("day"),
        amount: sql<number>`sum(${treasuryPlans.amount})`.as("amount"),
        count: counted,
      })
      .from(treasuryPlans)
      .groupBy(sql`1`, sql`2`),
    db
      .select({
        direction: carriedWay.as("direction"),
        day: anyDay(today).as("day"),
        amount: sql<number>`sum(abs(carried.open))`.as("amount"),
        count: counted,
      })
      .from(carried)
      .where(sql`carried.open <> 0`)
      .groupBy(sql`1`, sql`2`),
  );
}

/** What is late, due within a week, within a month, and later. */
function horizonOf(rows: { direction: Direction; day: string; amount: number }[], way: Direction, today: string) {
  const [week, month] = [addDays(today, 7), addDays(today, 30)];
  const sums = { late: 0, week: 0, month: 0, later: 0, total: 0 };
  for (const { direction, day, amount } of rows) {
    if (direction !== way) continue;
    const when = day < today ? "late" : day <= week ? "week" : day <= month ? "month" : "later";
    sums[when] += amount;
    sums.total += amount;
  }
  return sums;
}
