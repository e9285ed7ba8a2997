import { inArray } from "drizzle-orm";
import { items, suppliers, tariffs as table } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import { quantity } from "@/worker/core/fields";
import { fold } from "@/worker/core/language";
import type { Parsed } from "@/worker/core/operation";
import { ratioOf } from "@/worker/core/quantity";
import type { ImportTarget, Said } from "@/worker/engine/importing";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import type { ItemRow } from "@/worker/modules/items";
import type { SupplierRow } from "@/worker/modules/suppliers";
import { tariffs } from "./contract";
import { followTariffs } from "./follow-tariffs";
import { selectTied, type TariffRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Line = Parsed<typeof tariffs.create>;

/** How files bring in what suppliers ask: an item, a supplier by name or reference, a pack and its price. */
export const tariffImports = {
  tariffs: {
    table,
    words: { fr, en },
    create: tariffs.create.input,
    update: tariffs.update.input.pick({ price: true, supplierCode: true }),
    key: ["item", "supplier", "pack", "packName"],
    keyOf: ({ item, supplier, pack, packName }) => {
      const held = quantity.safeParse(pack).data;
      return item && supplier && held ? keyOf(String(item), String(supplier), held.amount, String(packName ?? "")) : null;
    },
    find: async (db, keys) => {
      const skus = [...new Set(keys.map((key) => JSON.parse(key)[0] as string))];
      const rows = await selectTied(db, inArray(items.sku, skus));
      return new Map(
        rows.flatMap(({ tariff, item, supplier }) =>
          [supplier.name, supplier.reference].map((called) => [keyOf(item.sku, called, tariff.packAmount, tariff.pack), tariff]),
        ),
      );
    },
    look: async ({ db }, lines) => {
      const named = await namedBy(db, lines);
      return lines.map((line) => problemsOf(line, named));
    },
    make: async ({ db, now }, lines) => {
      const said = lines as unknown as Line[];
      const named = await namedBy(db, lines);
      const led = await ledItems(db, [...named.items.values()]);
      return said.map((line) => rowOf(line, named, led, now));
    },
    change: (_, said) => said,
    follow: followTariffs,
    usedBy: [],
  },
} satisfies Record<string, ImportTarget>;

const keyOf = (sku: string, supplier: string, packAmount: number, packName: string) =>
  JSON.stringify([sku.trim().toUpperCase(), fold(supplier.trim()), packAmount, packName.trim()]);

/** The items and suppliers that lines name: items by their SKU, suppliers by their folded name or reference. */
interface Named {
  items: Map<string, ItemRow>;
  suppliers: Map<string, SupplierRow>;
}

async function namedBy(db: BusinessDatabase, lines: Said[]): Promise<Named> {
  const skus = [...new Set(lines.map(({ item }) => upper(item)))];
  const called = [...new Set(lines.flatMap(({ supplier }) => [folded(supplier), upper(supplier)]))];
  const [itemRows, byName, byReference] = await db.batch([
    db.select().from(items).where(inArray(items.sku, skus)),
    db.select().from(suppliers).where(inArray(suppliers.sortName, called)),
    db.select().from(suppliers).where(inArray(suppliers.reference, called)),
  ]);
  return {
    items: new Map(itemRows.map((item) => [item.sku, item])),
    suppliers: new Map([
      ...byName.map((row): [string, SupplierRow] => [row.sortName, row]),
      ...byReference.map((row): [string, SupplierRow] => [fold(row.reference), row]),
    ]),
  };
}

const upper = (text: unknown) =>
  String(text ?? "")
    .trim()
    .toUpperCase();
const folded = (text: unknown) => fold(String(text ?? "").trim());

function problemsOf(line: Said, named: Named): FieldProblem[] {
  const item = named.items.get(upper(line.item));
  const pack = quantity.safeParse(line.pack).data;
  return [
    ...(line.item && !item ? [{ field: "item", code: "import_unknown" }] : []),
    ...(line.supplier && !named.suppliers.has(folded(line.supplier)) ? [{ field: "supplier", code: "import_unknown" }] : []),
    ...(item && pack && !ratioOf(pack.unit, item.unit, item) ? [{ field: "pack", code: "conversion" }] : []),
  ];
}

/** The items that have a preferred tariff already. */
async function ledItems(db: BusinessDatabase, named: ItemRow[]): Promise<Set<string>> {
  const ids = named.map(({ id }) => id);
  const rows = ids.length ? await db.select().from(table).where(inArray(table.itemId, ids)) : [];
  return new Set(rows.flatMap(({ itemId, preferred }) => (preferred ? [itemId] : [])));
}

/** The first tariff of an item is preferred. @param led the items that have a preferred one; added to */
function rowOf({ item, supplier, pack, packName, price, supplierCode }: Line, named: Named, led: Set<string>, now: number): TariffRow {
  const itemId = named.items.get(upper(item))?.id ?? "";
  const preferred = !led.has(itemId);
  led.add(itemId);
  return {
    id: newId(),
    itemId,
    supplierId: named.suppliers.get(folded(supplier))?.id ?? "",
    supplierCode,
    pack: packName,
    packAmount: pack.amount,
    packUnit: pack.unit,
    price,
    preferred,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
