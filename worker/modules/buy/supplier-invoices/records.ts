import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { invoices as table, items, payments, restocks, suppliers } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { isForeignVat } from "@/worker/core/trade/vat";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { creditBalanceOf } from "@/worker/modules/money/books";
import { shownPayments } from "@/worker/modules/money/invoices";
import { statusOn, supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import type { Compared, ListedSupplierInvoice, SupplierInvoice } from "./contract";
import { compare } from "./rules";
import { theirs } from "./shapes";

/** What stands once it is right: an invoice is to pay, a credit note is there to be used up. */
export const bookedAs = (type: SupplierInvoiceRow["type"]) => (type === "supplier_credit" ? "sent" : "to_pay");

export type SupplierInvoiceRow = typeof table.$inferSelect;

/** A supplier's invoice with what was paid of it, and the order it bills with all that came. */
export interface SupplierInvoiceRecord {
  row: SupplierInvoiceRow;
  paid: (typeof payments.$inferSelect)[];
  restock: typeof restocks.$inferSelect | null;
  items: Pick<typeof items.$inferSelect, "id" | "name">[];
  /** Who sent it, as far as its VAT goes. */
  supplier: Pick<typeof suppliers.$inferSelect, "vatNumber" | "address"> | null;
}

/** A supplier's invoice by its identifier, or by the supplier's number where one alone has it; one round trip. @throws Refusal `not_found` */
export async function fetchSupplierInvoice(db: BusinessDatabase, name: string): Promise<SupplierInvoiceRecord> {
  const isNamed = and(inArray(table.type, [...theirs]), sql`${name} in (${table.id}, ${table.number})`);
  const id = db
    .select({ id: table.id })
    .from(table)
    .where(isNamed)
    .orderBy(desc(eq(table.id, name)), desc(table.createdAt))
    .limit(1);
  const restockId = db.select({ id: table.restockId }).from(table).where(eq(table.id, id));
  const [[row], paid, [restock], named, [supplier]] = await db.batch([
    db.select().from(table).where(eq(table.id, id)),
    db.select().from(payments).where(eq(payments.invoiceId, id)).orderBy(payments.createdAt, payments.id),
    db.select().from(restocks).where(eq(restocks.id, restockId)),
    db
      .select({ id: items.id, name: items.name })
      .from(items)
      .where(
        inArray(
          items.id,
          sql`(select item_id from restock_lines where restock_id = ${restockId} union select item_id from invoice_lines where invoice_id = ${id})`,
        ),
      ),
    db
      .select({ vatNumber: suppliers.vatNumber, address: suppliers.address })
      .from(suppliers)
      .where(eq(suppliers.id, db.select({ id: table.supplierId }).from(table).where(eq(table.id, id)))),
  ]);
  if (!row) throw new Refusal("not_found");
  return { row, paid, restock: restock ?? null, items: named, supplier: supplier ?? null };
}

/** The order of an identifier or a reference, with the names of what is on it. @throws Refusal `invalid_input` naming `restock` */
export async function readRestock(db: BusinessDatabase, name: string | null): Promise<Pick<SupplierInvoiceRecord, "restock" | "items">> {
  if (!name) return { restock: null, items: [] };
  const own = db
    .select({ id: restocks.id })
    .from(restocks)
    .where(sql`${restocks.id} = ${name} or ${restocks.reference} = ${name.toUpperCase()}`);
  const [[restock], named] = await db.batch([
    db.select().from(restocks).where(inArray(restocks.id, own)),
    db
      .select({ id: items.id, name: items.name })
      .from(items)
      .where(inArray(items.id, sql`(select item_id from restock_lines where restock_id in ${own})`)),
  ]);
  if (!restock) throw new Refusal("invalid_input", { fields: [{ field: "restock", code: "not_found" }] });
  return { restock, items: named };
}

/** A row as a list shows it. @param today a civil date */
export function toListed(row: SupplierInvoiceRow, today: string): ListedSupplierInvoice {
  const { id, number, supplierId, partyName, issuedOn, dueOn, subtotal, tax, total, due, restockId, version, createdAt, updatedAt } = row;
  const status = statusOn(row.status, dueOn, today);
  const money = { subtotal, tax, total, due };
  return {
    id,
    number,
    supplierId: supplierId ?? "",
    partyName,
    issuedOn,
    dueOn,
    status,
    isCredit: row.type === "supplier_credit",
    ...money,
    restockId,
    version,
    createdAt,
    updatedAt,
  };
}

/** A supplier's invoice as the doors show it. @param today a civil date */
export function toSupplierInvoice(record: SupplierInvoiceRecord, today: string): SupplierInvoice {
  const { row, paid, restock, items: named } = record;
  const nameOf = (id: string) => named.find((item) => item.id === id)?.name ?? "";
  const isBill = restock !== null && row.type === "supplier";
  const compared: Compared[] = isBill ? compare(row.lines, restock).map((line) => ({ ...line, itemName: nameOf(line.itemId) })) : [];
  const { description, language, vat, postedOn, paidOn, scanId, notes } = row;
  return {
    ...toListed(row, today),
    description,
    language,
    vat,
    postedOn,
    paidOn,
    scanId,
    notes,
    paid: row.paid,
    lines: row.lines.map(({ amount, unit, ...line }) => ({
      ...line,
      amount: { amount, unit },
      deposit: line.deposit ?? null,
      isAsset: line.isAsset ?? false,
    })),
    creditBalance: creditBalanceOf(row),
    payments: shownPayments(paid, creditsIn(paid)),
    restockReference: restock?.reference ?? null,
    compared,
    difference: isBill ? compared.reduce((sum, line) => sum + line.difference, 0) : null,
    asks: asksOf(record),
    moves: movesOf(row, paid),
  };
}

/** What of a draft a person must look at before it is booked. */
export function asksOf({ row: { status, tax }, supplier }: Pick<SupplierInvoiceRecord, "row" | "supplier">): SupplierInvoice["asks"] {
  return status === "draft" && supplier && isForeignVat(supplier, tax) ? ["foreign_vat"] : [];
}

/** The credit notes that were set against it when they were booked: they stay so. */
const creditsIn = (paid: SupplierInvoiceRecord["paid"]) => paid.flatMap(({ creditId }) => (creditId ? [{ id: creditId }] : []));

/** What one may do with it now: what was paid in part is not cancelled, and what was not paid is not undone. */
function movesOf(row: SupplierInvoiceRow, paid: SupplierInvoiceRecord["paid"]): string[] {
  const barred = {
    cancel: row.paid > 0 || row.type === "supplier_credit",
    undoPayment: !shownPayments(paid, creditsIn(paid)).some(({ undoable }) => undoable),
    refund: creditBalanceOf(row) === 0,
  };
  return supplierInvoiceStatus.movesFrom(row.status).filter((move) => !(move in barred && barred[move as keyof typeof barred]));
}
