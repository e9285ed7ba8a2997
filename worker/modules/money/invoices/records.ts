import { and, desc, eq, or } from "drizzle-orm";
import { type InvoiceLine, invoices, payments } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { creditBalanceOf } from "@/worker/modules/money/books";
import type { Invoice, ListedInvoice } from "./contract";
import { invoiceStatus, statusOn } from "./status";

export type InvoiceRow = typeof invoices.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** An invoice with what was paid of it and what corrects it. */
export interface FullInvoice {
  row: InvoiceRow;
  paid: PaymentRow[];
  credits: InvoiceRow[];
  /** Of a credit note: what of it was set against which invoices. */
  allocations: (Pick<PaymentRow, "id" | "invoiceId" | "paidOn" | "amount"> & { number: string | null })[];
}

/** What stands around a paper that was just begun: nothing. */
export const alone = { paid: [], credits: [], allocations: [] };

/** The invoice of this identifier or number, one of our own. */
const isNamed = (name: string) => and(or(eq(invoices.id, name), eq(invoices.number, name.toUpperCase())), or(...ours));
const ours = (["client", "credit", "proforma"] as const).map((type) => eq(invoices.type, type));

/** One of the business's own invoices, by identifier or number, with its payments and credits; one round trip. @throws Refusal `not_found` */
export async function fetchInvoice(db: BusinessDatabase, name: string): Promise<FullInvoice> {
  const invoice = await findInvoice(db, name);
  if (!invoice) throw new Refusal("not_found");
  return invoice;
}

/** The same; null where there is none. */
export async function findInvoice(db: BusinessDatabase, name: string): Promise<FullInvoice | null> {
  const id = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isNamed(name))
    .orderBy(desc(eq(invoices.id, name)))
    .limit(1);
  const [[row], paid, credits, allocations] = await db.batch([
    db.select().from(invoices).where(eq(invoices.id, id)),
    db.select().from(payments).where(eq(payments.invoiceId, id)).orderBy(payments.createdAt, payments.id),
    db.select().from(invoices).where(eq(invoices.creditsId, id)).orderBy(invoices.createdAt),
    db
      .select({
        id: payments.id,
        invoiceId: payments.invoiceId,
        number: invoices.number,
        paidOn: payments.paidOn,
        amount: payments.amount,
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .where(eq(payments.creditId, id))
      .orderBy(payments.createdAt, payments.id),
  ]);
  return row ? { row, paid, credits, allocations } : null;
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
export function toInvoice({ row, paid, credits, allocations }: FullInvoice, today: string): Invoice {
  const { reference, description, soldOn, paymentTerms, language, seller, buyer, deliveryAddress, vat, vatReason, creditsId, orderId } =
    row;
  return {
    ...toListed(row, today),
    reference,
    description,
    soldOn,
    paymentTerms,
    language,
    seller,
    buyer,
    deliveryAddress,
    deliveries: row.deliveries,
    deposits: row.deposits,
    vat,
    vatReason,
    creditsId,
    orderId,
    discount: row.discount,
    discountAmount: row.discountAmount,
    rebates: row.rebates,
    paid: row.paid,
    creditBalance: creditBalanceOf(row),
    dispute: row.dispute,
    notes: row.notes,
    paidOn: row.paidOn,
    lines: row.lines.map(toLine),
    payments: shownPayments(paid, credits),
    credits: credits.map(({ id, number, total }) => ({ id, number, total })),
    allocations,
    moves: movesOf(row, paid, credits),
  };
}

/** A line as the doors show it, of an invoice or of one that comes back. */
export function toLine({ amount, unit, orderId, container, isService, ...line }: InvoiceLine): Invoice["lines"][number] {
  const nature = isService === undefined ? null : isService ? "service" : "goods";
  return { ...line, orderId: orderId ?? null, container: container ?? null, nature, amount: { amount, unit } };
}

/** Payments as the doors show them. @param credits the credit notes of the invoice: what they take back of it stays */
export function shownPayments(paid: PaymentRow[], credits: Pick<InvoiceRow, "id">[]): Invoice["payments"] {
  const reversed = new Set(paid.map(({ reverses }) => reverses));
  return paid.map((one) => {
    const takenBack = one.reverses !== null || reversed.has(one.id);
    return { ...one, takenBack, undoable: !takenBack && !credits.some(({ id }) => id === one.creditId) };
  });
}

/** What one may do with it now: a credit note and a proforma are not paid, nor corrected again; a credit note is given back. */
function movesOf(row: InvoiceRow, paid: PaymentRow[], credits: InvoiceRow[]): string[] {
  const isBill = row.type === "client";
  const barred = {
    update: row.type === "credit",
    markPaid: !isBill,
    dispute: !isBill,
    credit: !isBill || (row.due === 0 && row.lines.every((line) => line.total <= 0 || creditedOf(credits, line.id).amount >= line.amount)),
    cancel: !isBill || credits.length > 0,
    undoPayment: !shownPayments(paid, credits).some(({ undoable }) => undoable),
    refund: creditBalanceOf(row) === 0,
    allocate: creditBalanceOf(row) === 0 && row.due === 0,
  };
  const moves = invoiceStatus.movesFrom(row.status).filter((move) => !(move in barred && barred[move as keyof typeof barred]));
  return [...moves, "duplicate"];
}

/** What of a line was credited already. Lines of a credit note name the line they correct by the same identifier. */
export function creditedOf(credits: Pick<InvoiceRow, "lines">[], lineId: string): { amount: number; total: number } {
  const own = credits.flatMap(({ lines }) => lines.filter(({ id }) => id === lineId));
  return { amount: own.reduce((sum, { amount }) => sum + amount, 0), total: own.reduce((sum, { total }) => sum + total, 0) };
}

/** The words a search finds an invoice by. */
export function searchTextOf(row: Pick<InvoiceRow, "number" | "partyName" | "reference" | "description">): string {
  return fold([row.number, row.partyName, row.reference, row.description].filter(Boolean).join(" "));
}
