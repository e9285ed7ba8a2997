import type { ReceiptLine, RestockLine, receipts, restocks, suppliers, tariffPrices, tariffs } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { fold } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { scaled } from "@/worker/modules/catalogue/costing";
import { unitPrice } from "@/worker/core/figures/unit-price";
import { julianOf, workdayFrom } from "./calendar";
import { shelfLifeOf } from "./shelf-lives";
import { homeOf, itemOf, move, openLot, referenceOf, type Store, stamp, tick } from "./store";

export type RestockRow = typeof restocks.$inferInsert & { lines: RestockLine[] };
type ReceiptRow = typeof receipts.$inferInsert;
export type TariffRow = typeof tariffs.$inferInsert;

/** From whom one buys. */
export interface Supply {
  suppliers: (typeof suppliers.$inferInsert)[];
  tariffs: TariffRow[];
  /** What tariffs asked before. */
  past: (typeof tariffPrices.$inferInsert)[];
}

export interface Purchases extends Supply {
  restocks: RestockRow[];
  receipts: ReceiptRow[];
}

/** Transport that a supplier charges for less than its minimum order, in ten-thousandths of a euro. */
const TRANSPORT = 18 * MONEY_SCALE;

/** What is to be bought: so much of an item, in thousandths of its base unit. */
export type Needs = Map<string, number>;

/** What is on its way, in thousandths of the item's base unit. */
export function comingOf(purchases: Purchases, itemId: string): number {
  const open = purchases.restocks.filter(({ status }) => status === "ordered" || status === "partly_received");
  const lines = open.flatMap((restock) => restock.lines.filter((line) => line.itemId === itemId));
  return lines.reduce((sum, { packs, packAmount, received }) => sum + Math.max(0, packs * packAmount - received), 0);
}

/** Orders what is wanted, one order a supplier, to come by a day. */
export function order(store: Store, purchases: Purchases, needs: Needs, neededOn: string): RestockRow[] {
  const bySupplier = new Map<string, RestockLine[]>();
  for (const [itemId, amount] of needs) {
    const tariff = tariffOf(store, purchases, itemId);
    if (!tariff) continue;
    bySupplier.set(tariff.supplierId, [...(bySupplier.get(tariff.supplierId) ?? []), lineOf(store, purchases, tariff, amount)]);
  }
  return [...bySupplier].map(([supplierId, lines]) => write(store, purchases, supplierId, lines, neededOn));
}

/** Mostly the preferred one. */
function tariffOf(store: Store, { tariffs }: Purchases, itemId: string): TariffRow | undefined {
  const offers = tariffs.filter((tariff) => tariff.itemId === itemId);
  return store.dice.next() < 0.12 ? offers.at(-1) : (offers.find(({ preferred }) => preferred) ?? offers[0]);
}

function lineOf(store: Store, purchases: Purchases, tariff: TariffRow, amount: number): RestockLine {
  const packs = Math.max(1, Math.ceil(amount / tariff.packAmount));
  const { id: tariffId, itemId, pack = "", packAmount, packUnit } = tariff;
  const price = askedOn(store, purchases, tariff);
  const { vatRate } = itemOf(store, itemId);
  return { id: store.dice.id(), itemId, tariffId, packs, pack, packAmount, packUnit, price, vatRate, received: 0 };
}

/** What a tariff asked on the day of the store. */
function askedOn({ now }: Store, { past }: Purchases, tariff: TariffRow): number {
  if (now >= tariff.updatedAt) return tariff.price;
  const own = past.filter(({ tariffId }) => tariffId === tariff.id).sort((a, b) => b.at - a.at);
  return (own.find(({ at }) => at <= now) ?? own.at(-1))?.price ?? tariff.price;
}

function write(store: Store, purchases: Purchases, supplierId: string, lines: RestockLine[], neededOn: string): RestockRow {
  const supplier = purchases.suppliers.find(({ id }) => id === supplierId);
  const lead = supplier?.leadTimeDays ?? 3;
  const total = lines.reduce((sum, { packs, price }) => sum + packs * price, 0);
  const subtotal = Number(divideRounded(BigInt(total), 100n)) * 100;
  const reference = referenceOf(store, "ACH");
  const earliest = workdayFrom(addDays(store.day, lead));
  const row: RestockRow = {
    id: store.dice.id(),
    reference,
    supplierId,
    status: restockStatus.require("draft", "order", "restocks"),
    orderedOn: store.day,
    expectedOn: earliest > neededOn ? earliest : neededOn,
    receivedOn: null,
    lines,
    subtotal,
    fees: subtotal < Number(supplier?.minimumOrder ?? 0) ? TRANSPORT : 0,
    notes: "",
    searchText: fold([reference, supplier?.name ?? "", ...lines.map(({ itemId }) => itemOf(store, itemId).name)].join(" ")),
    ...stamp(store),
  };
  purchases.restocks.push(row);
  return row;
}

/** Takes in what comes today; some of it late, a part only, or not as ordered. */
export function receiveDue(store: Store, purchases: Purchases): void {
  const open = purchases.restocks.filter(({ status }) => status === "ordered" || status === "partly_received");
  for (const restock of open) {
    if ((restock.expectedOn ?? "") > store.day || (restock.status === "ordered" && store.dice.next() < 0.12)) continue;
    const missing = restock.lines.filter(({ received }) => received === 0);
    const isPart = restock.status === "ordered" && missing.length > 1 && store.dice.next() < 0.1;
    receive(store, purchases, restock, isPart ? missing.slice(0, -1) : missing);
  }
}

/** Takes in lines of an order: lots, movements and the supplier's note. The order is closed when all lines have come. */
export function receive(store: Store, purchases: Purchases, restock: RestockRow, lines: RestockLine[]): void {
  const id = store.dice.id();
  const receiptLines = lines.map((line): ReceiptLine => receiveLine(store, restock, line));
  purchases.receipts.push({
    id,
    restockId: restock.id,
    supplierId: restock.supplierId,
    receivedOn: store.day,
    deliveryNote: `BL ${store.dice.between(10_000, 99_999)}`,
    lines: receiptLines,
    ...stamp(store),
  });
  const partly = restockStatus.require(restock.status, "receive", "restocks");
  const isAll = restock.lines.every(({ received }) => received > 0);
  Object.assign(restock, {
    status: isAll ? restockStatus.require(partly, "close", "restocks") : partly,
    receivedOn: isAll ? store.day : null,
    version: Number(restock.version) + 1,
    updatedAt: tick(store),
  });
}

/** Now and then a pack is missing, or not as it should be. */
const discrepancies = ["Un colis manquant, avoir demandé.", "Un colis écrasé, refusé au quai.", "Poids net inférieur au bon de livraison."];

function receiveLine(store: Store, restock: RestockRow, line: RestockLine): ReceiptLine {
  const { dice } = store;
  const isLess = line.packs > 1 && dice.next() < 0.03;
  const amount = (line.packs - Number(isLess)) * line.packAmount;
  const { cold } = shelfLifeOf(itemOf(store, line.itemId));
  const lot = openLot(store, {
    itemId: line.itemId,
    supplierId: restock.supplierId,
    supplierLot: `${dice.pick(["L", "L", "LOT ", "B"])}${julianOf(addDays(store.day, -dice.between(1, 4)))}-${dice.between(1, 89)}`,
    unitCost: costOf(store, restock, line),
    cause: "restock",
    causeId: restock.id,
    temperature: cold ? dice.between(120, 380) : null,
  });
  const locationId = homeOf(store, line.itemId);
  move(store, { type: "receipt", lotId: lot.id, locationId, amount, cause: "restock", causeId: restock.id });
  line.received += amount;
  return { lineId: line.id, itemId: line.itemId, lotId: lot.id, amount, discrepancy: isLess ? dice.pick(discrepancies) : "" };
}

/** The price of a unit, with its part of the transport. */
function costOf(store: Store, { fees = 0, subtotal }: RestockRow, { itemId, price, packAmount, packUnit }: RestockLine): number {
  const carried = subtotal ? price + scaled(price, fees, subtotal) : price;
  const { unit, density = null, weight = null } = itemOf(store, itemId);
  return unitPrice(carried, { amount: packAmount, unit: packUnit }, { unit, density, weight }) ?? 0;
}
