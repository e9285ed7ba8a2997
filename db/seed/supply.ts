import type { suppliers, tariffPrices, tariffs } from "@/db/business";
import { fold } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { searchTextOf } from "@/worker/modules/buy/suppliers/rules";
import { DAY, addDays } from "@/worker/core/figures/dates";
import { unitPrice } from "@/worker/core/figures/unit-price";
import type { SupplierLine } from "./demo/suppliers/line";
import type { Offer } from "./demo/tariffs";
import type { Dice } from "./dice";
import type { Article, ItemRow } from "./rows";
import { ibanOf, sirenOf, siretOf, vatOf } from "./trade-numbers";

type SupplierRow = typeof suppliers.$inferInsert;
type TariffRow = typeof tariffs.$inferInsert;
type PriceRow = typeof tariffPrices.$inferInsert;

/** Gives articles the cost and the supplier of their preferred offer. */
export function supplied(articles: Article[], offers: Record<string, readonly Offer[]>): Article[] {
  return articles.map((article) => {
    const [preferred] = offers[article.sku] ?? [];
    if (!preferred) return article;
    const [supplier, , size, unit, price] = preferred;
    const cost = unitPrice(tenThousandths(price), packOf(size, unit), { unit: article.unit, density: null, weight: null });
    return { ...article, supplier, cost: cost === null ? null : cost / MONEY_SCALE };
  });
}

/** Suppliers as the database keeps them, FOU-0001 first. @param today midnight, in UTC milliseconds */
export function supplierRows(lines: readonly SupplierLine[], dice: Dice, today: number): SupplierRow[] {
  return lines.map((line, place) => {
    const siren = sirenOf(place * 37 + 11);
    const [postcode, city, street] = line.place;
    const facts = {
      name: line.name,
      reference: `FOU-${String(place + 1).padStart(4, "0")}`,
      contactName: line.contact,
      email: `contact@${line.site}`,
      address: { street, postcode, city, country: "FR" },
    };
    const createdAt = today - dice.between(200, 420) * DAY + dice.between(7, 18) * 3_600_000;
    return {
      ...facts,
      id: dice.id(),
      type: line.type,
      phone: phoneOf("53649", place),
      website: line.site,
      siret: siretOf(siren),
      vatNumber: vatOf(siren),
      iban: ibanOf(2_048_117 + place * 7_919),
      paymentTerms: line.terms,
      leadTimeDays: line.leadTimeDays,
      minimumOrder: line.minimumOrder === null ? null : tenThousandths(line.minimumOrder),
      contacts: line.people.map(([name, role], rank) => ({ name, role, email: null, phone: phoneOf("63998", place * 3 + rank) })),
      certificates: line.certificates.map(([name, number, days]) => ({
        name,
        number,
        expiresOn: days === null ? null : inDays(today, days),
      })),
      notes: line.notes,
      sortName: fold(line.name),
      searchText: searchTextOf(facts),
      version: 1,
      createdAt,
      updatedAt: createdAt + dice.between(1, 150) * DAY,
    };
  });
}

/**
 * Tariffs as the database keeps them, and what they asked before; the present price is written down by the table's own
 * trigger, at the tariff's last change.
 */
export function tariffRows(
  offers: Record<string, readonly Offer[]>,
  items: readonly ItemRow[],
  sellers: readonly SupplierRow[],
  dice: Dice,
  today: number,
): { tariffs: TariffRow[]; prices: PriceRow[] } {
  const offered = [...Object.entries(offers), ...items.flatMap((item) => (item.sku in offers ? [] : usualOffer(item)))];
  const priced = offered.flatMap(([sku, list]) =>
    list.map(([supplier, packName, size, unit, price, before], rank) => {
      const changed = today - dice.between(10, 70) * DAY;
      const row = {
        id: dice.id(),
        itemId: requireId(items.find((item) => item.sku === sku)?.id, sku),
        supplierId: requireId(sellers.find(({ name }) => name === supplier)?.id, supplier),
        supplierCode: `${sku.replace(/^(ING|EMB)-/, "")}-${dice.between(100, 999)}`,
        pack: packName,
        packAmount: packOf(size, unit).amount,
        packUnit: unit,
        price: tenThousandths(price),
        preferred: rank === 0,
        version: before.length + 1,
        createdAt: changed - before.length * 95 * DAY,
        updatedAt: changed,
      };
      const past = before.map((euros, age) => ({
        tariffId: row.id,
        at: changed - (age + 1) * 95 * DAY,
        price: tenThousandths(euros),
        packAmount: row.packAmount,
      }));
      return { row, past };
    }),
  );
  return { tariffs: priced.map(({ row }) => row), prices: priced.flatMap(({ past }) => past) };
}

/** What the main supplier of an article asks for a usual pack of it, where nothing else is written down. */
function usualOffer({ kind, sku, unit, cost, supplierName }: ItemRow): [sku: string, offers: Offer[]][] {
  if ((kind !== "ingredient" && kind !== "packaging") || !supplierName || !cost) return [];
  const [packName, size] = unit === "piece" ? ["carton", 100] : unit === "kg" ? ["caisse", 5] : ["bidon", 5];
  return [[sku, [[supplierName, packName, size, unit, (cost * size) / MONEY_SCALE, []]]]];
}

function packOf(size: number, unit: Unit) {
  return { amount: size * units[unit].factor * QUANTITY_SCALE, unit };
}

function tenThousandths(euros: number): number {
  return Math.round(euros * MONEY_SCALE);
}

/** Numbers of these ranges are kept for fiction (Arcep, décision 2018-0881). */
function phoneOf(range: "53649" | "63998", number: number): string {
  return `+33${range}${String((1_013 + number * 271) % 10_000).padStart(4, "0")}`;
}

function inDays(today: number, days: number): string {
  return addDays(new Date(today).toISOString().slice(0, 10), days);
}

function requireId(id: string | undefined, name: string): string {
  if (!id) throw new Error(`The demo has an offer for what it does not have: ${name}`);
  return id;
}
