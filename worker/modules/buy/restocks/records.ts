import { desc, eq, inArray, or, sql } from "drizzle-orm";
import { items, lots, receipts as receiptTable, type RestockLine, restocks as table, suppliers, tariffs } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";
import { doubtfulCertificates } from "./certificates";
import type { Line, ListedRestock, Receipt, Restock } from "./contract";
import { askedOf, belowMinimum, isLate, lineTotal, outstandingOf, owedFor, receivedShare, totalsWithFees } from "./rules";

export type RestockRow = typeof table.$inferSelect;
export type ReceiptRow = typeof receiptTable.$inferSelect;
type LotRow = typeof lots.$inferSelect;
type TariffRow = typeof tariffs.$inferSelect;

/** A restock with all that it names. */
export interface Whole {
  row: RestockRow;
  supplier: SupplierRow;
  items: ItemRow[];
  tariffs: TariffRow[];
  receipts: ReceiptRow[];
  lots: Pick<LotRow, "id" | "number" | "supplierLot" | "dlc" | "ddm" | "temperature" | "unitCost">[];
}

const isNamed = (idOrReference: string) => or(eq(table.id, idOrReference), eq(table.reference, idOrReference.toUpperCase()));

/** The restock of an identifier or a reference, with all that it names, in one batch. @throws Refusal `not_found` */
export async function fetchRestock(db: BusinessDatabase, idOrReference: string): Promise<Whole> {
  const own = db.select({ id: table.id }).from(table).where(isNamed(idOrReference));
  const itemIds = sql`(select item_id from restock_lines where restock_id in ${own})`;
  const tariffIds = sql`(select value ->> 'tariffId' from ${table}, json_each(${table.lines}) where ${isNamed(idOrReference)})`;
  const [[row], itemRows, tariffRows, receipts, lotRows] = await db.batch([
    db
      .select({ row: table, supplier: suppliers })
      .from(table)
      .innerJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(isNamed(idOrReference)),
    db.select().from(items).where(inArray(items.id, itemIds)),
    db.select().from(tariffs).where(inArray(tariffs.id, tariffIds)),
    db.select().from(receiptTable).where(inArray(receiptTable.restockId, own)).orderBy(desc(receiptTable.createdAt), desc(receiptTable.id)),
    db.select().from(lots).where(inArray(lots.causeId, own)),
  ]);
  if (!row) throw new Refusal("not_found");
  return { ...row, items: itemRows, tariffs: tariffRows, receipts, lots: lotRows };
}

/** A receipt of a restock, or the last one. @throws Refusal `invalid_input` naming `receipt` */
export function receiptNamed({ receipts }: Whole, name: string | undefined): ReceiptRow {
  return receipts.find(({ id }) => name === undefined || id === name) ?? refuseField("receipt", "not_found");
}

/** The words a search finds a restock by. */
export function searchTextOf(reference: string, supplier: Pick<SupplierRow, "name">, names: string[]): string {
  return fold([reference, supplier.name, ...names].join(" "));
}

/** A row of the list as the doors show it. @param now UTC milliseconds */
export function toListed(row: RestockRow, supplier: Pick<SupplierRow, "name">, now: number): ListedRestock {
  const { lines, notes, searchText: _, ...shown } = row;
  return {
    ...shown,
    supplierName: supplier.name,
    late: isLate(row, civilDate(now)),
    lineCount: lines.length,
    receivedShare: receivedShare(lines),
  };
}

/** A restock as the doors show it. @param now UTC milliseconds */
export function toRestock({ row, supplier, items: itemRows, tariffs: offers, receipts, lots: born }: Whole, now: number): Restock {
  const itemOf = (id: string) => itemRows.find((item) => item.id === id);
  const { vat, total } = totalsWithFees(row.lines, row.fees);
  return {
    ...toListed(row, supplier, now),
    supplierReference: supplier.reference,
    supplierEmail: supplier.email,
    certificates: doubtfulCertificates(supplier.certificates, row, civilDate(now)),
    minimumOrder: supplier.minimumOrder,
    belowMinimum: belowMinimum(row.subtotal, supplier.minimumOrder),
    lines: row.lines.map((line) => toLine(line, itemOf(line.itemId), offers)),
    vat,
    total,
    owed: owedFor(row.lines, row.fees),
    notes: row.notes,
    receipts: receipts.map((receipt) => toReceipt(receipt, itemOf, born)),
  };
}

function toLine(line: RestockLine, item: ItemRow | undefined, offers: TariffRow[]): Line {
  const { packAmount, packUnit, pack: packName, ...shown } = line;
  const tariff = offers.find(({ id }) => id === line.tariffId);
  return {
    ...shown,
    itemName: item?.name ?? "",
    sku: item?.sku ?? "",
    itemUnit: item?.unit ?? packUnit,
    supplierCode: tariff?.supplierCode ?? "",
    pack: { amount: packAmount, unit: packUnit },
    packName,
    total: lineTotal(line),
    asked: { amount: askedOf(line), unit: packUnit },
    received: { amount: line.received, unit: packUnit },
    outstanding: { amount: outstandingOf(line), unit: packUnit },
    tariffPrice: tariff?.packAmount === packAmount ? tariff.price : null,
  };
}

function toReceipt(
  { id, receivedOn, deliveryNote, lines, createdAt }: ReceiptRow,
  itemOf: (id: string) => ItemRow | undefined,
  born: Whole["lots"],
): Receipt {
  const shown = lines.map(({ amount, refused = 0, ...line }) => {
    const item = itemOf(line.itemId);
    const lot = born.find((one) => one.id === line.lotId);
    const unit = item?.unit ?? "piece";
    return {
      ...line,
      itemName: item?.name ?? "",
      sku: item?.sku ?? "",
      amount: { amount, unit },
      refused: { amount: refused, unit },
      lotNumber: lot?.number ?? "",
      supplierLot: lot?.supplierLot ?? "",
      dlc: lot?.dlc ?? null,
      ddm: lot?.ddm ?? null,
      temperature: lot?.temperature ?? null,
      itemUnit: unit,
      unitCost: lot?.unitCost ?? null,
    };
  });
  return { id, receivedOn, deliveryNote, lines: shown, createdAt };
}
