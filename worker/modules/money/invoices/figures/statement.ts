import { and, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { clients, invoices as table, payments } from "@/db/business";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { creditBalanceOf } from "@/worker/modules/money/books";
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
  const [bills, paid, [billedBefore], [paidBefore], open, credits, [pace]] = await db.batch([
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
  ]);
  const opening = (billedBefore?.sum ?? 0) - (paidBefore?.sum ?? 0);
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
    invoiced: items.reduce((sum, { kind, moved }) => (kind === "payment" ? sum : sum + moved), 0),
    due: sumOf(open),
    creditBalance: credits.reduce((sum, credit) => sum + creditBalanceOf(credit), 0),
    ages: agesOf(open, today),
    overdue: sumOf(open.filter(({ dueOn }) => ageOf(dueOn, today) !== "not_due")),
    averageDays: pace?.days === null || pace?.days === undefined ? null : Math.round(pace.days),
  };
});
