import { and, between, eq, gt, inArray, isNull, not, or, sql } from "drizzle-orm";
import { bankLessons, bankLines, invoices, payments, treasuryEntries, treasuryPlans } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { type Carried, carried, carriedColumns, creditBalanceOf } from "@/worker/modules/money/books";
import type { BankLine } from "./contract";
import { type Candidate, namedBy, rank, type Ranked, suggest } from "./candidates";
import { comesIn, lessonKey } from "./rules";
import { readRule } from "./rule";

export type LineRow = typeof bankLines.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchLine(db: BusinessDatabase, id: string): Promise<LineRow> {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** @throws Refusal `not_found`, and `not_allowed_now` for a line that is matched or ignored already */
export async function fetchOpenLine(db: BusinessDatabase, id: string): Promise<LineRow> {
  const row = await fetchLine(db, id);
  if (row.state !== "open") throw new Refusal("not_allowed_now");
  return row;
}

/** A row as the doors show it. */
export function toLine(row: LineRow, { suggestion, candidates }: Likely = { suggestion: null, candidates: [] }): BankLine {
  const { id, day, label, amount, state, version, createdAt, updatedAt } = row;
  return { id, day, label, amount, state, suggestion, candidates, version, createdAt, updatedAt };
}

/** What a line likely is, and what else it may be. */
export type Likely = Pick<BankLine, "suggestion" | "candidates"> & {
  /** The number of the invoice that it names. */
  named?: string;
};

/** Papers that somebody owes by: a pro forma is none. */
const owedTypes = ["client", "credit", "supplier", "supplier_credit"] as const;

/** What each open line likely is: an entry that is written already, an invoice, a plan, or what was taught; one batch. */
export async function suggestionsFor(db: BusinessDatabase, rows: LineRow[]): Promise<Map<string, Likely>> {
  const open = rows.filter(({ state }) => state === "open");
  const days = open.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return new Map();
  const isCredit = and(inArray(invoices.type, ["credit", "supplier_credit"]), gt(invoices.total, invoices.paid));
  const isDue = and(inArray(invoices.type, owedTypes), inArray(invoices.status, ["sent", "to_pay"]), or(gt(invoices.due, 0), isCredit));
  const isUndone = sql`exists (select 1 from ${payments} where ${payments.reverses} = ${treasuryEntries.paymentId} or (${payments.id} = ${treasuryEntries.paymentId} and ${payments.reverses} is not null))`;
  const isNear = between(treasuryEntries.day, addDays(first, -7), addDays(last, 7));
  const keys = open.map(({ label }) => lessonKey(label)).filter(Boolean);
  const [rule, [due, plans, entries, lessons, opening]] = await Promise.all([
    readRule(db),
    db.batch([
      db.select().from(invoices).where(isDue),
      db.select().from(treasuryPlans),
      db
        .select()
        .from(treasuryEntries)
        .where(and(isNull(treasuryEntries.bankLineId), isNear, not(isUndone))),
      db.select().from(bankLessons).where(inArray(bankLessons.words, keys)),
      db.select(carriedColumns).from(carried).where(sql`carried.open <> 0`),
    ]),
  ]);
  const candidates: Candidate[] = [
    ...due.map(ofInvoice),
    ...lessCredits(due),
    ...opening.map(ofCarried),
    ...plans.map(({ id, description, type, amount, nextOn }): Candidate => {
      return { kind: "plan", id, name: description, party: "", partyId: null, amount: type === "income" ? amount : -amount, day: nextOn };
    }),
    ...entries.map(({ id, description, signed, day }): Candidate => {
      return { kind: "entry", id, name: description, party: "", partyId: null, amount: signed, day };
    }),
  ];
  const likely = new Map<string, Likely>();
  for (const row of open) {
    const lessonRow = lessons.find(({ words }) => words === lessonKey(row.label));
    const lesson = lessonRow ? { partyId: lessonRow.clientId ?? lessonRow.supplierId, category: lessonRow.category } : null;
    // What was issued after the line came is not paid by it.
    const possible = candidates.filter(({ kind, issuedOn }) => kind !== "invoice" || (issuedOn ?? "") <= row.day);
    const own = lessonRow?.category ? [...possible, ofCategory(lessonRow.category)] : possible;
    const best = suggest(row, own, lesson, rule);
    const suggestion = best && shown(best);
    likely.set(row.id, { suggestion, candidates: rank(row, own, lesson, rule).map(shown), named: namedBy(row, candidates)?.name });
  }
  return likely;
}

function shown({ candidate: { kind, id, name, party, amount, less = [] }, score, reasons }: Ranked<Candidate>) {
  const names = [name, ...less.map((credit) => credit.name)];
  return { kind, id, name: names.join(" − "), less: less.map((credit) => credit.id), party, score, reasons, due: amount };
}

type PaperRow = typeof invoices.$inferSelect;

/** Invoices less the credit notes of whose they are: all of those at once, and each alone. */
function lessCredits(due: PaperRow[]): Candidate[] {
  return due.flatMap((invoice) => {
    const way = comesIn(invoice.type);
    const isTheirs = ({ clientId, supplierId }: PaperRow) => clientId === invoice.clientId && supplierId === invoice.supplierId;
    const own = invoice.due > 0 ? due.filter((one) => one.due === 0 && isTheirs(one) && comesIn(one.type) !== way) : [];
    const sets = own.length > 1 ? [own, ...own.map((one) => [one])] : own.length ? [own] : [];
    return sets.flatMap((credits): Candidate[] => {
      const left = credits.reduce((sum, credit) => sum - creditBalanceOf(credit), invoice.due);
      const issuedOn = [invoice, ...credits].reduce((last, one) => (one.issuedOn > last ? one.issuedOn : last), "");
      const less = credits.map(({ id, number }) => ({ id, name: number ?? "" }));
      return left > 0 ? [{ ...ofInvoice(invoice), amount: way ? left : -left, issuedOn, less }] : [];
    });
  });
}

function ofInvoice(invoice: PaperRow): Candidate {
  const { id, type, number, partyName, clientId, supplierId, due, dueOn, issuedOn } = invoice;
  const open = due || creditBalanceOf(invoice);
  const amount = comesIn(type) ? open : -open;
  return {
    kind: "invoice",
    id,
    name: number ?? "",
    party: partyName,
    partyId: clientId ?? supplierId,
    amount,
    day: dueOn ?? issuedOn,
    issuedOn,
  };
}

function ofCarried({ partyId, code, partyName, day, open }: Carried): Candidate {
  return { kind: "carried", id: partyId, name: code, party: partyName, partyId, amount: open, day };
}

const ofCategory = (category: string): Candidate => {
  return { kind: "category", id: category, name: category, party: "", partyId: null, amount: null, day: null };
};
