import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { clients, company, invoices, reminders, reminderScenario } from "@/db/business";
import { civilDate, daysBetween } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Debtor } from "./contract";
import { INDEMNITY, penaltiesOf, type StepRule, stepDue, usualScenario } from "./rules";

/** A client who owes, with what a letter to them needs. */
export type Debt = Debtor & { language: (typeof clients.$inferSelect)["language"] };

interface Unpaid {
  id: string;
  number: string | null;
  clientId: string | null;
  dueOn: string | null;
  issuedOn: string;
  due: number;
  dispute: string;
}

/** What every client owes, or one of them; with what was last sent to them. One batch. */
export async function readDebts(db: BusinessDatabase, today: string, client?: string): Promise<Debt[]> {
  const isOwed = and(eq(invoices.type, "client"), sql`${invoices.status} in ('sent', 'to_pay')`, gt(invoices.due, 0));
  const { id, number, clientId, dueOn, issuedOn, due, dispute } = invoices;
  const owing = db.selectDistinct({ id: invoices.clientId }).from(invoices).where(isOwed);
  const newest = db
    .select({ id: sql<string>`max(${reminders.id})` })
    .from(reminders)
    .groupBy(reminders.clientId);
  const [unpaid, known, last, [own], steps] = await db.batch([
    db
      .select({ id, number, clientId, dueOn, issuedOn, due, dispute })
      .from(invoices)
      .where(and(isOwed, client ? eq(invoices.clientId, client) : undefined))
      .orderBy(invoices.dueOn, invoices.id),
    db
      .select()
      .from(clients)
      .where(client ? eq(clients.id, client) : inArray(clients.id, owing)),
    db
      .select()
      .from(reminders)
      .where(and(inArray(reminders.id, newest), client ? eq(reminders.clientId, client) : undefined)),
    db.select({ penaltyRate: company.penaltyRate }).from(company).limit(1),
    db.select().from(reminderScenario),
  ]);
  const scenario = scenarioFrom(steps);
  return known.map((row) => {
    const sent = last.find((one) => one.clientId === row.id);
    return debtOf(
      row,
      unpaid.filter(({ clientId: of }) => of === row.id),
      { sent, scenario, today, penaltyRate: own?.penaltyRate ?? null },
    );
  });
}

/** The steps as the business wants them; the usual ones where it has said nothing. */
export function scenarioFrom(rows: (typeof reminderScenario.$inferSelect)[]): StepRule[] {
  return usualScenario.map((usual) => {
    const own = rows.find(({ id }) => id === usual.step);
    return own ? { step: usual.step, afterDays: own.afterDays, active: own.active } : usual;
  });
}

interface Setting {
  sent: typeof reminders.$inferSelect | undefined;
  scenario: StepRule[];
  today: string;
  penaltyRate: number | null;
}

/** What one client owes. A private person pays neither penalties nor indemnity (commercial code, article L441-10). */
function debtOf(row: typeof clients.$inferSelect, unpaid: Unpaid[], { sent, scenario, today, penaltyRate }: Setting): Debt {
  const isCompany = row.category !== "particulier";
  const late = unpaid.flatMap(({ id, number, dueOn: agreedOn, issuedOn, due, dispute }) => {
    const dueOn = agreedOn ?? issuedOn;
    if (dueOn >= today || dispute) return [];
    const penalties = isCompany ? penaltiesOf(due, dueOn, today, penaltyRate) : 0;
    return [{ id, number: number ?? "", dueOn, daysLate: daysBetween(dueOn, today), due, penalties }];
  });
  const sums = { late: sumOf(late.map(({ due }) => due)), penalties: sumOf(late.map(({ penalties }) => penalties)) };
  const indemnity = isCompany ? late.length * INDEMNITY : 0;
  const daysLate = Math.max(0, ...late.map((one) => one.daysLate));
  // A letter about invoices that are paid since says nothing of those that are late now.
  const isStill = sent?.invoices.some(({ id }) => late.some((one) => one.id === id));
  const last = sent && isStill ? { step: sent.step, on: civilDate(sent.createdAt) } : null;
  return {
    clientId: row.id,
    reference: row.reference,
    partyName: row.companyName,
    email: row.email,
    language: row.language,
    due: sumOf(unpaid.map(({ due }) => due)),
    disputed: sumOf(unpaid.filter(({ dispute }) => dispute).map(({ due }) => due)),
    ...sums,
    indemnity,
    total: sums.late + sums.penalties + indemnity,
    daysLate,
    invoices: late,
    oldestOn: late[0]?.dueOn ?? null,
    lastStep: sent?.step ?? null,
    lastSentOn: sent ? civilDate(sent.createdAt) : null,
    step: late.length ? stepDue(daysLate, last, scenario, today) : null,
  };
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
