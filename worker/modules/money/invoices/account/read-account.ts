import { and, eq, gte, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { invoices as table, payments, treasuryEntries } from "@/db/business";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import type { QueryContext } from "@/worker/engine/handler";
import { carried, carriedColumns, type CarriedSide, creditBalanceOf } from "@/worker/modules/money/books";
import { daysToPay, paidSince } from "../figures/pace";
import { ageOf, agesOf } from "../rules";

/**
 * A side's papers, the state in which one waits to be paid, and the sign of what is owed in the books: a client's debt is a debit
 * (411), what a supplier is owed a credit (401). A supplier's paper that was given up was never booked.
 */
const sides = {
  client: { bill: "client", credit: "credit", open: "sent", of: table.clientId, outside: ["draft"], sign: 1 },
  supplier: {
    bill: "supplier",
    credit: "supplier_credit",
    open: "to_pay",
    of: table.supplierId,
    outside: ["draft", "cancelled"],
    sign: -1,
  },
} as const;

/** Whose account. */
export interface AccountHolder {
  side: CarriedSide;
  id: string;
  name: string;
}

/** A civil day; the account is of a year until today where nothing is said. */
export interface AccountDays {
  from?: string;
  to?: string;
}

/**
 * What one side was invoiced, what was paid and what is owed, movement by movement, on the days that the books have them; one batch.
 * More than nothing is owed by a client, and to a supplier.
 */
export async function readAccount({ db, now }: QueryContext, { side, id: partyId, name }: AccountHolder, days: AccountDays) {
  const { bill, credit, open: waits, of, outside, sign } = sides[side];
  const today = civilDate(now);
  const from = days.from ?? addMonths(today, -12);
  const until = days.to ?? today;
  const isBooked = and(eq(of, partyId), inArray(table.type, [bill, credit]), ...outside.map((status) => ne(table.status, status)));
  const isCredit = sql`${table.type} = ${credit}`;
  const signed = sql<number>`total(case when ${isCredit} then -${table.total} else ${table.total} end)`;
  // What is on their account stands there already: a paper that it pays moves nothing.
  const isMoney = and(isNull(payments.creditId), ne(payments.method, "on_account"));
  /** What a credit note gives back goes the other way. */
  const settled = sql<number>`case when ${isCredit} then -${payments.amount} else ${payments.amount} end`;
  const [bills, paid, [billedBefore], [paidBefore], open, credits, [pace], [before], moved] = await db.batch([
    db
      .select({ id: table.id, type: table.type, number: table.number, day: table.bookedOn, total: table.total })
      .from(table)
      .where(and(isBooked, gte(table.bookedOn, from), lte(table.bookedOn, until))),
    db
      .select({ id: payments.id, invoiceId: table.id, number: table.number, day: payments.paidOn, amount: settled })
      .from(payments)
      .innerJoin(table, eq(table.id, payments.invoiceId))
      .where(and(isBooked, isMoney, gte(payments.paidOn, from), lte(payments.paidOn, until))),
    db
      .select({ sum: signed })
      .from(table)
      .where(and(isBooked, lt(table.bookedOn, from))),
    db
      .select({ sum: sql<number>`total(${settled})` })
      .from(payments)
      .innerJoin(table, eq(table.id, payments.invoiceId))
      .where(and(isBooked, isMoney, lt(payments.paidOn, from))),
    db
      .select({ dueOn: table.dueOn, due: table.due })
      .from(table)
      .where(and(isBooked, eq(table.type, bill), eq(table.status, waits))),
    db
      .select()
      .from(table)
      .where(and(isBooked, eq(table.type, credit), lt(table.paid, table.total))),
    db
      .select({ days: daysToPay })
      .from(table)
      .where(and(isBooked, paidSince(from, bill))),
    db.select(carriedColumns).from(carried).where(sql`carried.side = ${side} and carried.party_id = ${partyId}`),
    db
      .select({ id: treasuryEntries.id, day: treasuryEntries.day, amount: treasuryEntries.signed })
      .from(treasuryEntries)
      .where(and(eq(treasuryEntries.partyId, partyId), lte(treasuryEntries.day, until))),
  ]);
  const settledBefore = moved.reduce((sum, { day, amount }) => (day < from ? sum + sign * amount : sum), 0);
  const begun = sign * (before?.begun ?? 0);
  const begunBefore = before && before.day < from ? begun : 0;
  const opening = (billedBefore?.sum ?? 0) - (paidBefore?.sum ?? 0) + begunBefore - settledBefore;
  const moves = [
    ...bills.map(({ id, type, number, day, total }) => ({
      id,
      invoiceId: id,
      number,
      day,
      kind: type === credit ? ("credit" as const) : ("invoice" as const),
      moved: type === credit ? -total : total,
    })),
    ...paid.map(({ amount, ...one }) => ({ ...one, kind: "payment" as const, moved: -amount })),
    ...(before && begun !== 0 && from <= before.day && before.day <= until
      ? [{ id: before.partyId, invoiceId: null, number: null, day: before.day, kind: "carried" as const, moved: begun }]
      : []),
    ...moved.flatMap(({ id, day, amount }) =>
      day < from ? [] : [{ id, invoiceId: null, number: null, day, kind: "payment" as const, moved: -sign * amount }],
    ),
  ].sort((one, other) => (one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1));
  let balance = opening;
  const items = moves.map((move) => {
    balance += move.moved;
    return { ...move, balance };
  });
  const sumOf = (rows: { due: number }[]) => rows.reduce((sum, { due }) => sum + due, 0);
  return {
    partyName: name,
    from,
    to: until,
    opening,
    items,
    closing: balance,
    invoiced: items.reduce((sum, { kind, moved: one }) => (kind === "invoice" || kind === "credit" ? sum + one : sum), 0),
    carried: before ? sign * before.open : 0,
    due: sumOf(open),
    creditBalance: credits.reduce((sum, one) => sum + creditBalanceOf(one), 0),
    ages: agesOf(open, today),
    overdue: sumOf(open.filter(({ dueOn }) => ageOf(dueOn, today) !== "not_due")),
    averageDays: pace?.days === null || pace?.days === undefined ? null : Math.round(pace.days),
  };
}
