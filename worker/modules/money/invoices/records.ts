import { and, desc, eq, or } from "drizzle-orm";
import { invoices, payments } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { creditBalanceOf } from "@/worker/modules/money/books";
import type { Invoice, ListedInvoice } from "./contract";
import { invoiceStatus, statusOn } from "./status";

export type InvoiceRow = typeof invoices.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** An invoice with what was paid of it and what corrects it. */
export interface Found {
  row: InvoiceRow;
  paid: PaymentRow[];
  credits: InvoiceRow[];
}

/** The invoice of this identifier or number, one of our own. */
const isNamed = (said: string) => and(or(eq(invoices.id, said), eq(invoices.number, said.toUpperCase())), or(...ours));
const ours = (["client", "credit", "proforma"] as const).map((type) => eq(invoices.type, type));

/** One of the business's own invoices, by identifier or number, with its payments and credits; one round trip. @throws Refusal `not_found` */
export async function fetchInvoice(db: BusinessDatabase, said: string): Promise<Found> {
  const id = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isNamed(said))
    .orderBy(desc(eq(invoices.id, said)))
    .limit(1);
  const [rows, paid, credits] = await db.batch([
    db.select().from(invoices).where(eq(invoices.id, id)),
    db.select().from(payments).where(eq(payments.invoiceId, id)).orderBy(payments.createdAt, payments.id),
    db.select().from(invoices).where(eq(invoices.creditsId, id)).orderBy(invoices.createdAt),
  ]);
  const [row] = rows;
  if (!row) throw new Refusal("not_found");
  return { row, paid, credits };
}

/** A row as a list shows it. @param today a civil date */
export function toListed(row: InvoiceRow, today: string): ListedInvoice {
  const { id, type, number, partyName, clientId, issuedOn, dueOn, subtotal, tax, total, due, version, createdAt, updatedAt } = row;
  const money = { subtotal, tax, total, due };
  const status = statusOn(row.status, row.type === "client" ? dueOn : null, today);
  return {
    id,
    type,
    number,
    partyName,
    clientId,
    issuedOn,
    dueOn,
    status,
    ...money,
    disputed: row.dispute !== "",
    version,
    createdAt,
    updatedAt,
  };
}

/** An invoice as the doors show it. @param today a civil date */
export function toInvoice({ row, paid, credits }: Found, today: string): Invoice {
  const { reference, description, soldOn, paymentTerms, language, seller, buyer, deliveryAddress, vat, vatReason, creditsId, orderId } =
    row;
  const takenBack = new Set(paid.map(({ reverses }) => reverses));
  return {
    ...toListed(row, today),
    ...{ reference, description, soldOn, paymentTerms, language, seller, buyer, deliveryAddress, vat, vatReason, creditsId, orderId },
    ...{ discount: row.discount, discountAmount: row.discountAmount, rebates: row.rebates },
    ...{ paid: row.paid, creditBalance: creditBalanceOf(row), dispute: row.dispute, notes: row.notes, paidOn: row.paidOn },
    lines: row.lines.map(({ amount, unit, orderId = null, ...line }) => ({ ...line, orderId, amount: { amount, unit } })),
    payments: paid.map((one) => ({ ...one, takenBack: one.reverses !== null || takenBack.has(one.id) })),
    credits: credits.map(({ id, number, total }) => ({ id, number, total })),
    moves: movesOf(row, paid, credits),
  };
}

/** What one may do with it now: a credit note and a proforma are not paid, nor corrected again; a credit note is given back. */
function movesOf(row: InvoiceRow, paid: PaymentRow[], credits: InvoiceRow[]): string[] {
  const isBill = row.type === "client";
  const credited = credits.reduce((sum, { total }) => sum + total, 0);
  const barred = {
    markPaid: !isBill,
    dispute: !isBill,
    credit: !isBill || credited >= row.total,
    cancel: !isBill || credited > 0,
    undoPayment: !paid.some((one) => one.creditId === null && one.amount > 0 && !paid.some(({ reverses }) => reverses === one.id)),
    refund: creditBalanceOf(row) === 0,
  };
  const moves = invoiceStatus.movesFrom(row.status).filter((move) => !(move in barred && barred[move as keyof typeof barred]));
  return [...moves, "duplicate"];
}

/** The words a search finds an invoice by. */
export function searchTextOf(row: Pick<InvoiceRow, "number" | "partyName" | "reference" | "description">): string {
  return fold([row.number, row.partyName, row.reference, row.description].filter(Boolean).join(" "));
}
