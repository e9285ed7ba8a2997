import { and, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { clients, invoices as table, payments, treasuryEntries } from "@/db/business";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { carried, carriedColumns, creditBalanceOf } from "@/worker/modules/money/books";
import { invoices } from "../contract";
import { daysToPay, paidSince } from "./pace";
import { ageOf, agesOf } from "../rules";

/** What a client was invoiced, what it paid and what it owes, movement by movement; two round trips. @throws Refusal `invalid_input` naming `client` when there is none */
export const statement = handle(invoices.statement, async ({ db, now }, { client: name, from: first, to }) => {
  const today = civilDate(now);
  const from = first ?? addMonths(today, -12);
  const until = to ?? today;
  const isClient = or(eq(clients.id, name), eq(clients.reference, name.toUpperCase()));
  const [client] = await db.select({ id: clients.id, name: clients.companyName }).from(clients).where(isClient).limit(1);
  if (!client) return refuseField("client", "not_found");
  const isSent = and(eq(table.clientId, client.id), inArray(table.type, ["client", "credit"]), ne(table.status, "draft"));
  const signed = sql<number>`total(case when ${table.type} = 'credit' then -${table.total} else ${table.total} end)`;
  const isMoney = isNull(payments.creditId);
  /** What a credit note gives back goes the other way. */
  const received = sql<number>`case when ${table.type} = 'credit' then -${payments.amount} else ${payments.amount} end`;
  const isTheirs = eq(treasuryEntries.partyId, client.id);
  const [bills, paid, [billedBefore], [paidBefore], open, credits, [pace], [before], settled] = await db.batch([
    db
      .select({ id: table.id, type: table.type, number: table.number, day: table.issuedOn, total: table.total })
      .from(table)
      .where(and(isSent, gte(table.issuedOn, from), lte(table.issuedOn, until))),
    db
      .select({ id: payments.id, invoiceId: table.id, number: table.number, day: payments.paidOn, amount: received })
      .from(payments)
      .innerJoin(table, eq(table.id, payments.invoiceId))
      .where(and(isSent, isMoney, gte(payments.paidOn, from), lte(payments.paidOn, until))),
    db
      .select({ sum: signed })
      .from(table)
      .where(and(isSent, lt(table.issuedOn, from))),
    db
      .select({ sum: sql<number>`total(${received})` })
      .from(payments)
      .innerJoin(table, eq(table.id, payments.invoiceId))
      .where(and(isSent, isMoney, lt(payments.paidOn, from))),
    db
      .select({ dueOn: table.dueOn, due: table.due })
      .from(table)
      .where(and(isSent, eq(table.type, "client"), eq(table.status, "sent"))),
    db
      .select()
      .from(table)
      .where(and(isSent, eq(table.type, "credit"), lt(table.paid, table.total))),
    db
      .select({ days: daysToPay })
      .from(table)
      .where(and(isSent, paidSince(from))),
    db.select(carriedColumns).from(carried).where(sql`carried.side = 'client' and carried.party_id = ${client.id}`),
    db
      .select({ id: treasuryEntries.id, day: treasuryEntries.day, amount: treasuryEntries.signed })
      .from(treasuryEntries)
      .where(and(isTheirs, lte(treasuryEntries.day, until))),
  ]);
  const settledBefore = settled.reduce((sum, { day, amount }) => (day < from ? sum + amount : sum), 0);
  const begunBefore = before && before.day < from ? before.begun : 0;
  const opening = (billedBefore?.sum ?? 0) - (paidBefore?.sum ?? 0) + begunBefore - settledBefore;
  const moves = [
    ...bills.map(({ id, type, number, day, total }) => ({
      id,
      invoiceId: id,
      number,
      day,
      kind: type === "credit" ? ("credit" as const) : ("client" as const),
      moved: type === "credit" ? -total : total,
    })),
    ...paid.map(({ amount, ...one }) => ({ ...one, kind: "payment" as const, moved: -amount })),
    ...(before && from <= before.day && before.day <= until
      ? [{ id: before.partyId, invoiceId: null, number: null, day: before.day, kind: "carried" as const, moved: before.begun }]
      : []),
    ...settled.flatMap(({ id, day, amount }) =>
      day < from ? [] : [{ id, invoiceId: null, number: null, day, kind: "payment" as const, moved: -amount }],
    ),
  ].sort((one, other) => (one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1));
  let balance = opening;
  const items = moves.map((move) => {
    balance += move.moved;
    return { ...move, balance };
  });
  const sumOf = (rows: { due: number }[]) => rows.reduce((sum, { due }) => sum + due, 0);
  return {
    clientId: client.id,
    partyName: client.name,
    from,
    to: until,
    opening,
    items,
    closing: balance,
    invoiced: items.reduce((sum, { kind, moved }) => (kind === "client" || kind === "credit" ? sum + moved : sum), 0),
    carried: before?.open ?? 0,
    due: sumOf(open),
    creditBalance: credits.reduce((sum, credit) => sum + creditBalanceOf(credit), 0),
    ages: agesOf(open, today),
    overdue: sumOf(open.filter(({ dueOn }) => ageOf(dueOn, today) !== "not_due")),
    averageDays: pace?.days === null || pace?.days === undefined ? null : Math.round(pace.days),
  };
});
