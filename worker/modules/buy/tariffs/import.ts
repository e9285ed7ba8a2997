import { inArray } from "drizzle-orm";
import { tariffs as table } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import { line, money, type Quantity, quantity } from "@/worker/core/contract/fields";
import { fold, type Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Parsed } from "@/worker/core/contract/operation";
import { packOf } from "@/worker/core/trade/pack";
import { bulkOf, ratioOf } from "@/worker/core/figures/quantity";
import { quantityText } from "@/worker/core/text/format-value";
import { unitPrice } from "@/worker/core/figures/unit-price";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import type { ImportTarget, ImportedFields } from "@/worker/engine/lists/importing";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { tariffs } from "./contract";
import { followTariffs } from "./follow-tariffs";
import { type Named, namedBy } from "./named";
import type { TariffRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const core = { fr: coreFr, en: coreEn };
type Line = Parsed<typeof tariffs.create>;

/** How files bring in what suppliers ask: an item, a supplier by name or reference, a pack and its price. */
export const tariffImports = {
  tariffs: {
    table,
    words: { fr, en },
    // Files also name items as people do.
    create: tariffs.create.input.extend({ item: line(120) }),
    update: tariffs.update.input.pick({ price: true, supplierCode: true }),
    reword: ({ pack = "", packName = "" }) => (packName.trim() ? {} : { packName: packOf(pack)?.name ?? "" }),
    tell: ({ pack, price }, language) => {
      const [holds, paid] = [quantity.safeParse(pack).data, money.safeParse(price).data];
      return holds && paid !== undefined ? perUnit(holds, paid, language) : "";
    },
    key: ["item", "supplier", "pack", "packName"],
    keyOf: (line) => {
      const { item, supplier, supplierCode, pack, packName } = line;
      const holds = quantity.safeParse(pack).data;
      if (!item || !supplier || !holds) return null;
      return JSON.stringify({ item, supplier, supplierCode, packName: String(packName ?? "").trim(), held: holds.amount });
    },
    find: async (db, keys) => {
      const lines = keys.map((key) => ({ key, ...(JSON.parse(key) as ImportedFields) }));
      const named = await namedBy(db, lines);
      const ids = [...new Set(lines.flatMap((line) => named.itemOf(line)?.id ?? []))];
      const rows = ids.length ? await db.select().from(table).where(inArray(table.itemId, ids)) : [];
      return new Map(
        lines.flatMap((line): [string, TariffRow][] => {
          const { key, held, packName } = line as ImportedFields & { key: string };
          const [itemId, supplierId] = [named.itemOf(line)?.id, named.supplierOf(line)?.id];
          const same = rows.filter((row) => row.itemId === itemId && row.supplierId === supplierId && row.packAmount === held);
          const tariff = ofPack(same, String(packName));
          return tariff ? [[key, tariff]] : [];
        }),
      );
    },
    look: async ({ db }, lines) => {
      const named = await namedBy(db, lines);
      const seenPacks = new Set<string>();
      return lines.map((line) => problemsOf(line, named, seenPacks));
    },
    make: async ({ db, now }, lines) => {
      const newLines = lines as unknown as Line[];
      const named = await namedBy(db, lines);
      const led = await ledItems(
        db,
        lines.flatMap((line) => named.itemOf(line)?.id ?? []),
      );
      return newLines.map((line) => rowOf(line, named, led, now));
    },
    change: (_, changes) => changes,
    follow: followTariffs,
    usedBy: [],
  },
} satisfies Record<string, ImportTarget>;

/** "10 kg : 7,85 € / kg": what a pack holds, and what that makes. */
function perUnit(pack: Quantity, price: number, language: Language): string {
  const unit = bulkOf(pack.unit);
  const each = unitPrice(price, pack, { unit, density: null, weight: null });
  const per = core[language].units[unit];
  return each === null ? "" : `${quantityText(pack, language)}\u00a0: ${formatMoney(each)} / ${per}`;
}

/** The tariff of a pack of this name; of the only one that holds as much where one of the two has no name. */
function ofPack(same: TariffRow[], packName: string): TariffRow | undefined {
  const [only, ...others] = same;
  const isOpen = only && !others.length && (!packName || !only.pack);
  return same.find(({ pack }) => fold(pack) === fold(packName)) ?? (isOpen ? only : undefined);
}

const packKey = (itemId: string | undefined, supplierId: string | undefined, amount: number, packName: string) =>
  JSON.stringify([itemId, supplierId, amount, packName]);

/** What is wrong with a line. @param seenPacks the packs that lines before it have given a price; added to */
export function problemsOf(line: ImportedFields, named: Named, seenPacks: Set<string>): FieldProblem[] {
  const [item, supplier] = [named.itemOf(line), named.supplierOf(line)];
  const pack = quantity.safeParse(line.pack).data;
  const key = packKey(item?.id, supplier?.id, pack?.amount ?? 0, fold(String(line.packName ?? "").trim()));
  const isTwice = item && supplier && pack && seenPacks.has(key);
  seenPacks.add(key);
  return [
    ...(line.item && !item ? [{ field: "item", code: "import_unknown" }] : []),
    ...(line.supplier && !supplier ? [{ field: "supplier", code: "import_no_supplier" }] : []),
    ...(item && pack && !ratioOf(pack.unit, item.unit, item) ? [{ field: "pack", code: "conversion" }] : []),
    ...(isTwice ? [{ field: "item", code: "import_same" }] : []),
  ];
}

/** The items that have a preferred tariff already. */
async function ledItems(db: BusinessDatabase, ids: string[]): Promise<Set<string>> {
  const rows = ids.length ? await db.select().from(table).where(inArray(table.itemId, ids)) : [];
  return new Set(rows.flatMap(({ itemId, preferred }) => (preferred ? [itemId] : [])));
}

/** The first tariff of an item is preferred. @param led the items that have a preferred one; added to */
function rowOf(line: Line, named: Named, led: Set<string>, now: number): TariffRow {
  const { pack, packName, price, supplierCode } = line;
  const itemId = named.itemOf(line)?.id ?? "";
  const preferred = !led.has(itemId);
  led.add(itemId);
  return {
    id: newId(),
    itemId,
    supplierId: named.supplierOf(line)?.id ?? "",
    supplierCode,
    pack: packName,
    packAmount: pack.amount,
    packUnit: pack.unit,
    price,
    preferred,
    importId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
