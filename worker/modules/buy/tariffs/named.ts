import { and, eq, inArray } from "drizzle-orm";
import { items, suppliers, tariffs } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { ImportedFields } from "@/worker/engine/lists/importing";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";

/** Whom and what the lines of a price list name. */
export interface Named {
  /** By what the supplier calls it, as an earlier list said; else by our SKU; else by our name, where only one item has it. */
  itemOf(line: object): ItemRow | undefined;
  /** By name or reference. */
  supplierOf(line: object): SupplierRow | undefined;
}

/** Looks up the items and suppliers that lines name, in one round trip. */
export async function namedBy(db: BusinessDatabase, lines: ImportedFields[]): Promise<Named> {
  const upperOf = (field: string) => distinct(lines.map((line) => upper(line[field])));
  const foldedOf = (field: string) => distinct(lines.map((line) => folded(line[field])));
  const codes = distinct(lines.map(({ supplierCode }) => plain(supplierCode))).filter(Boolean);
  const [bySku, byName, bySupplierName, byReference, byCode] = await db.batch([
    db
      .select()
      .from(items)
      .where(inArray(items.sku, upperOf("item"))),
    db
      .select()
      .from(items)
      .where(and(inArray(items.sortName, foldedOf("item")), eq(items.archived, false))),
    db
      .select()
      .from(suppliers)
      .where(inArray(suppliers.sortName, foldedOf("supplier"))),
    db
      .select()
      .from(suppliers)
      .where(inArray(suppliers.reference, upperOf("supplier"))),
    db
      .select({ supplierId: tariffs.supplierId, code: tariffs.supplierCode, item: items })
      .from(tariffs)
      .innerJoin(items, eq(items.id, tariffs.itemId))
      .where(inArray(tariffs.supplierCode, codes)),
  ]);
  const supplierByName = new Map([
    ...byReference.map((row): [string, SupplierRow] => [fold(row.reference), row]),
    ...bySupplierName.map((row): [string, SupplierRow] => [row.sortName, row]),
  ]);
  const coded = new Map(byCode.map(({ supplierId, code, item }) => [`${supplierId} ${code}`, item]));
  const skus = new Map(bySku.map((row) => [row.sku, row]));
  const names = new Map(
    byName
      .filter(({ sortName }, _, all) => all.filter((other) => other.sortName === sortName).length === 1)
      .map((row) => [row.sortName, row]),
  );
  const supplierOf = (line: object) => supplierByName.get(folded((line as ImportedFields).supplier));
  return {
    supplierOf,
    itemOf: (line) => {
      const { item, supplierCode } = line as ImportedFields;
      return coded.get(`${supplierOf(line)?.id} ${plain(supplierCode)}`) ?? skus.get(upper(item)) ?? names.get(folded(item));
    },
  };
}

const distinct = (texts: string[]) => [...new Set(texts)];
const plain = (text: unknown) => String(text ?? "").trim();
const upper = (text: unknown) => plain(text).toUpperCase();
const folded = (text: unknown) => fold(plain(text));
