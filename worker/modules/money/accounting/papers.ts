import { and, eq, inArray, isNotNull, ne, or, type SQLWrapper, sql } from "drizzle-orm";
import { clients, invoices, items, payments, suppliers } from "@/db/business";
import { goodsPlaceOf, isMonaco, isUnionNumber } from "@/worker/core/trade/vat";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isDepositLine } from "@/worker/modules/money/books";
import { isKeptFromDeducting } from "./money-entries";
import { partsOf } from "./parts";
import type { DuePaper, TaxPart } from "./shapes";
import { type SelfAssessed, USUAL_RATE } from "./tax-moves";
import type { Settling } from "./vat/payable";

export const party = { clientCode: clients.reference, supplierCode: suppliers.reference };
const supplier = { type: suppliers.type, address: suppliers.address, vatNumber: suppliers.vatNumber };
/** Invoices and credit notes of both sides, with whose they are. */
export const papersOf = (db: BusinessDatabase) =>
  db
    .select({ invoice: invoices, ...party, supplier })
    .from(invoices)
    .leftJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId));

/** What stands in the books, once it is no draft. */
export const bookedTypes = ["client", "credit", "supplier", "supplier_credit"] as const;
/** A paper that is in the books; one of a supplier's that was given up writes nothing. */
export const counts = and(inArray(invoices.type, bookedTypes), ne(invoices.status, "draft"), isNotNull(invoices.number));
/** The papers of these that are in the books: looked up one by one, and not by their kind. @param ids a query of identifiers */
export const countsAmong = (ids: SQLWrapper) =>
  and(
    sql`${invoices.id} in ${ids}`,
    inArray(sql`+${invoices.type}`, bookedTypes),
    ne(sql`+${invoices.status}`, "draft"),
    isNotNull(invoices.number),
  );
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];

/**
 * Papers with what credits them or is set against them, or they credit or are set against, and that of those: whatever their VAT follows from.
 * @param papers a query of identifiers
 */
const idsAround = (papers: SQLWrapper) => sql`(
  with recursive around(id, depth) as (
    select id, 0 from ${papers}
    union
    select p.credit_id, depth + 1 from around join payments p on p.invoice_id = around.id where p.credit_id is not null and depth < 2
    union
    select p.invoice_id, depth + 1 from around join payments p on p.credit_id = around.id where depth < 2
    union
    select c.id, depth + 1 from around join invoices c on c.credits_id = around.id where depth < 2
    union
    select c.credits_id, depth + 1 from around join invoices c on c.id = around.id where c.credits_id is not null and depth < 2
  )
  select id from around
)`;

/** Papers that count and all around them, and what settles those; two queries of a batch. @param papers a query of identifiers */
export function queriesOf(db: BusinessDatabase, papers: SQLWrapper) {
  const ids = idsAround(papers);
  return [
    papersOf(db).where(countsAmong(ids)),
    db
      .select()
      .from(payments)
      .where(or(sql`${payments.invoiceId} in ${ids}`, sql`${payments.creditId} in ${ids}`)),
  ] as const;
}

/** A payment, as the VAT of papers follows from it. */
export const settlingOf = ({ id, invoiceId, creditId, paidOn, createdAt, amount }: typeof payments.$inferSelect): Settling => ({
  ...{ id, invoiceId, creditId, amount },
  day: paidOn,
  order: String(createdAt),
});

type ItemRow = { id: string; kind: string; vatRate: number };

/** What the VAT of lines follows from, by the items that they name. */
export async function readItems(db: BusinessDatabase, papers: PaperRow[]): Promise<Map<string, ItemRow>> {
  const ids = [...new Set(papers.flatMap(({ invoice }) => invoice.lines.flatMap(({ itemId }) => itemId ?? [])))];
  const isUsed = inArray(items.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  const rows = await db.select({ id: items.id, kind: items.kind, vatRate: items.vatRate }).from(items).where(isUsed);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What of a paper its VAT follows from; null for a supplier's that was given up. */
export function readPaper(
  { invoice, supplier: from }: PaperRow,
  itemRows: Map<string, ItemRow>,
): { paper: DuePaper; bases: SelfAssessed[] } | null {
  const isBought = invoice.type.startsWith("supplier");
  if (isBought && invoice.status === "cancelled") return null;
  const isServiceItem = (id: string | null) => id !== null && itemRows.get(id)?.kind === "service";
  const lines = invoice.lines.map((line) => ({
    ...line,
    isService: isBought ? from?.type === "service_provider" || isServiceItem(line.itemId) : (line.isService ?? isServiceItem(line.itemId)),
  }));
  const isOnDebits = !isBought && (invoice.seller?.vatOnDebits ?? false);
  const isServiceAhead = isBought && from?.type === "service_provider" && !isKeptFromDeducting(invoice);
  // What was asked ahead of services was accounted for as it was paid: it comes off (CGI, art. 269, 2, c and 283, 2).
  const isCounted = (line: (typeof lines)[number]) => !isDepositLine(line) || (isServiceAhead && line.deposit === "deducted");
  const untaxed = isBought ? lines.filter((line) => line.vatRate === 0 && isCounted(line)) : [];
  const bases = untaxed.map(({ itemId, total, isService, isAsset = false }) => ({
    base: total,
    isService,
    isAsset,
    rate: itemRows.get(itemId ?? "")?.vatRate || USUAL_RATE,
  }));
  const parts = partsOf({ lines, vat: invoice.vat, rebates: invoice.rebates, isOnDebits });
  const paper: DuePaper = {
    id: invoice.id,
    number: invoice.number ?? "",
    partyName: invoice.partyName,
    isBought,
    creditsId: invoice.creditsId,
    isCredit: invoice.type === "credit" || invoice.type === "supplier_credit",
    total: invoice.total,
    day: invoice.bookedOn,
    reason: invoice.vatReason,
    place: isUnionNumber(from?.vatNumber ?? null, { hasGoods: true }) ? "union" : goodsPlaceOf(from?.address ?? null),
    isServiceAhead,
    isToMonaco: isMonaco(invoice.deliveryAddress ?? invoice.buyer?.address ?? null),
    parts: isKeptFromDeducting(invoice) ? parts.map(withoutDeduction) : parts,
  };
  return { paper, bases };
}

/** A purchase of which no VAT is deducted costs all that is paid for it. */
const withoutDeduction = (part: TaxPart): TaxPart => ({ ...part, base: part.base + part.tax, tax: 0, rate: 0, isDeferred: false });
