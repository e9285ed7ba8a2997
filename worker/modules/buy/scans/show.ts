import { and, eq, inArray, ne } from "drizzle-orm";
import { invoices, items, restocks, suppliers } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { scans } from "./contract";
import type { Scan } from "./contract";
import type { KeptDocument } from "./shapes";
import { asksOf, foundOf } from "./reading/document";
import { suggest, tariffsOf } from "./booking/links";
import { priceChanges } from "./booking/price-changes";
import { fetchScan, isSeveral, type ScanRow, toListed } from "./records";
import { checksOf, isForeign, restockOf } from "./rules";
import { awaitedStatuses } from "@/worker/modules/buy/restocks/status";
import { scanStatus, TAKEN_BACK_WITHIN } from "./status";
import { identify } from "./booking/supplier";

export const show = handle(scans.show, async ({ db, now }, { id }) => toScan(db, await fetchScan(db, id), now));

/** A document with all that is known of it: its supplier, its items, what its prices change, whether it is in the books already. */
export async function toScan(db: BusinessDatabase, stored: ScanRow, now = Date.now()): Promise<Scan> {
  const row = await withSupplier(db, stored);
  const { fields: document, reading, supplierId } = row;
  const isBack = row.status === "booked" && (await isUndone(db, row));
  const barred = { split: !isSeveral(row), reopen: !isBack, takeBack: isBack || row.updatedAt < now - TAKEN_BACK_WITHIN };
  const moves = scanStatus
    .movesFrom(row.status)
    .filter(
      (move) =>
        ["correct", "book", "takeBack", "reopen", "retry", "discard", "split"].includes(move) && !barred[move as keyof typeof barred],
    );
  if (!document || !reading)
    return {
      ...toListed(row),
      ...nothing,
      isPicture: reading?.source === "ocr",
      pageSizes: reading?.pages ?? [],
      supplier: row.supplierName || null,
      moves,
    };

  const tied = supplierId ? await tariffsOf(db, supplierId) : [];
  const isOpen = row.status === "to_review";
  const [names, suggestions, changes, [supplier], twin, restock] = await Promise.all([
    namesOf(db, row),
    isOpen ? suggest(db, tied, document.lines) : [],
    isOpen && !isForeign(document.currency ?? reading.currency) ? priceChanges(db, document.lines, tied) : [],
    db
      .select({ name: suppliers.name, vatNumber: suppliers.vatNumber, address: suppliers.address })
      .from(suppliers)
      .where(eq(suppliers.id, supplierId ?? "")),
    isOpen && supplierId ? twinOf(db, supplierId, document.values.invoiceNumber) : null,
    isOpen && supplierId && document.kind === "delivery" ? deliveredOn(db, supplierId, document) : null,
  ]);
  return {
    ...toListed(row),
    ...document.values,
    // Documents read before accounts were have none.
    iban: document.values.iban ?? null,
    kind: document.kind,
    found: foundOf(document, reading),
    lineItems: document.lines.map(({ read, ...line }, at) => ({
      ...line,
      line: at + 1,
      itemName: names.get(line.itemId ?? "")?.name ?? null,
      itemSku: names.get(line.itemId ?? "")?.sku ?? null,
      suggestions: suggestions[at] ?? [],
      priceChange: changes[at] ?? null,
      confidence:
        read === null || document.corrected.includes(`lines.${read}`)
          ? 10_000
          : Math.round((reading.lineItems[read]?.confidence ?? 0) * 10_000),
      at: read === null ? null : (reading.lineItems[read]?.at ?? null),
    })),
    checks: checksOf(document),
    asks: isOpen ? asksOf(document, reading, supplier) : [],
    // One that is made now is not to be found before the write.
    supplierName: supplier?.name ?? (supplierId ? row.supplierName : null),
    duplicateOf: twin,
    restock,
    starts: reading.starts ?? [],
    isPicture: reading.source === "ocr",
    pageSizes: reading.pages,
    moves,
  };
}

const unread = { invoiceNumber: null, invoiceDate: null, dueDate: null, totalExclTax: null, vatAmount: null, totalInclTax: null };
const nothing = {
  ...unread,
  vatNumber: null,
  siret: null,
  iban: null,
  supplierAddress: null,
  kind: null,
  supplierName: null,
  duplicateOf: null,
  restock: null,
  found: [],
  lineItems: [],
  starts: [],
  pageSizes: [],
  checks: { lines: null, totals: null, vat: null },
  asks: [],
  isPicture: false,
};

/** The invoice of the books with the same supplier and number: its identifier; null when there is none. */
export async function twinOf(db: BusinessDatabase, supplierId: string, number: string | null): Promise<string | null> {
  const [twin] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        inArray(invoices.type, ["supplier", "supplier_credit"]),
        eq(invoices.supplierId, supplierId),
        eq(invoices.number, number ?? ""),
        ne(invoices.status, "cancelled"),
      ),
    );
  return twin?.id ?? null;
}

/** The restock of its supplier that a delivery note is received on. */
async function deliveredOn(db: BusinessDatabase, supplierId: string, document: Pick<KeptDocument, "values" | "lines">) {
  const rows = await db
    .select({ id: restocks.id, reference: restocks.reference, expectedOn: restocks.expectedOn, lines: restocks.lines })
    .from(restocks)
    .where(and(eq(restocks.supplierId, supplierId), inArray(restocks.status, awaitedStatuses)));
  const found = restockOf(
    document,
    rows.map(({ lines, ...row }) => ({ ...row, itemIds: lines.map(({ itemId }) => itemId) })),
  );
  return found && { id: found.id, reference: found.reference };
}

/** A supplier that came into the books after the reading is found as well. */
async function withSupplier(db: BusinessDatabase, row: ScanRow): Promise<ScanRow> {
  if (row.supplierId || row.status !== "to_review" || !row.fields) return row;
  const supplier = await identify(db, row.fields.values);
  return supplier ? { ...row, supplierId: supplier.id, supplierName: supplier.name } : row;
}

/** Was the invoice that it was booked as cancelled? */
export async function isUndone(db: BusinessDatabase, { invoiceId }: ScanRow): Promise<boolean> {
  const [invoice] = await db
    .select({ status: invoices.status })
    .from(invoices)
    .where(eq(invoices.id, invoiceId ?? ""));
  return invoice?.status === "cancelled";
}

async function namesOf(db: BusinessDatabase, { fields }: ScanRow): Promise<Map<string, { name: string; sku: string }>> {
  const ids = [...new Set(fields?.lines.flatMap(({ itemId }) => itemId ?? []) ?? [])];
  const rows = ids.length
    ? await db.select({ id: items.id, name: items.name, sku: items.sku }).from(items).where(inArray(items.id, ids))
    : [];
  return new Map(rows.map(({ id, name, sku }) => [id, { name, sku }]));
}
