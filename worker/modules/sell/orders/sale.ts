import { and, inArray, isNull, or, sql } from "drizzle-orm";
import { clients, itemPrices, items, type OrderLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { MAX_LINE_TOTAL, lineTotal } from "@/worker/core/figures/totals";
import type { Address } from "@/worker/core/trade/parties";
import type { VatReason } from "@/worker/core/trade/trade";
import { exemptionOf, hasGoodsIn } from "@/worker/core/trade/vat";
import type { QueryContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchCompany } from "@/worker/modules/business/company";
import { type ClientRow, isClient } from "@/worker/modules/sell/clients";
import { type ItemRow, pricesAround } from "@/worker/modules/catalogue/items";
import { type Place, placesOf, requireWhole } from "@/worker/modules/store/ledger";
import type { orders } from "./contract";
import { isCountedIn } from "./rules";

export type AskedLine = Parsed<typeof orders.create>["lines"][number];
type PriceRow = typeof itemPrices.$inferSelect;

/** What selling takes to know: to whom, what, at what prices, and what there is. */
export interface Trade {
  company: Awaited<ReturnType<typeof fetchCompany>>;
  client: ClientRow;
  itemOf: (name: string) => ItemRow | undefined;
  prices: PriceRow[];
  places: Place[];
}

/**
 * Reads all of it in one round trip.
 * @param client by identifier or reference
 * @param names of items, by identifier, SKU or EAN
 * @param unwritten the client where it is not written yet
 * @throws Refusal `invalid_input` naming `client` when there is none
 */
export async function readSale(context: QueryContext, client: string, names: string[], unwritten?: ClientRow): Promise<Trade> {
  const { db } = context;
  const nameList = sql`(select value from json_each(${JSON.stringify([...names, ...names.map((name) => name.toUpperCase())])}))`;
  const isNamed = or(
    inArray(items.id, nameList),
    inArray(items.sku, nameList),
    and(inArray(items.barcode, nameList), isNull(items.archivedAt)),
  );
  const ids = sql`(select ${items.id} from ${items} where ${isNamed})`;
  const ownList = sql`(select coalesce(${clients.priceList}, ${clients.category}) from ${clients} where ${isClient(client)})`;
  const priceList = unwritten ? sql`(select ${priceListOf(unwritten)})` : ownList;
  const [company, [clientRows, named, prices, places]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db.select().from(clients).where(isClient(client)),
      db.select().from(items).where(isNamed),
      db
        .select()
        .from(itemPrices)
        .where(and(inArray(itemPrices.itemId, ids), inArray(itemPrices.category, priceList))),
      placesOf(db, ids),
    ]),
  ]);
  const row = clientRows.find(({ id }) => id === client) ?? clientRows[0] ?? unwritten ?? refuseField("client", "not_found");
  const itemOf = (name: string) =>
    named.find(({ id }) => id === name) ??
    named.find(({ sku }) => sku === name.toUpperCase()) ??
    named.find(({ barcode }) => barcode === name);
  return { company, client: row, itemOf, prices, places };
}

/** Whose prices a client pays. */
export const priceListOf = ({ priceList, category }: ClientRow) => priceList ?? category;

/** What a client pays for one unit of an item on a day; null when nobody said. */
export function priceOf({ prices }: Trade, item: ItemRow, day: string): number | null {
  const own = prices.filter(({ itemId }) => itemId === item.id);
  return pricesAround(own, day).current?.price ?? item.price;
}

/**
 * Lines as they are kept, each at the client's price of the day unless it says its own; without VAT where the sale bears none.
 * @param deliveryAddress where the goods go
 * @throws Refusal `invalid_input` naming the line whose item does not exist, cannot be counted so, or has no price
 */
export function linesFrom(inputs: AskedLine[], sale: Trade, day: string, deliveryAddress = sale.client.shippingAddress): OrderLine[] {
  const isExempt = bearsNoTax(inputs, sale, deliveryAddress);
  return inputs.map(({ item: name, amount: quantity, price: own, discount: rebate, description, container: isContainer }, place) => {
    const field = (of: string) => `lines.${place}.${of}`;
    const item = sale.itemOf(name) ?? refuseField(field("item"), "not_found");
    if (!isCountedIn(quantity.unit, item.unit)) refuseField(field("amount"), "counted_in", { unit: item.unit });
    requireWhole(item.unit, quantity.amount, field("amount"));
    const price = own ?? priceOf(sale, item, day) ?? refuseField(field("price"), "no_sale_price", { name: item.name });
    const priced = { ...quantity, price, per: item.unit, discount: rebate ?? (isContainer ? 0 : sale.client.discount) };
    const total = lineTotal(priced);
    if (total > MAX_LINE_TOTAL) refuseField(field("amount"), "too_dear");
    const vatRate = isExempt || isContainer ? 0 : item.vatRate;
    const container = isContainer && ({ container: "charged" } as const);
    return { id: newId(), itemId: item.id, description, ...priced, vatRate, total, ...container, shipped: 0, returned: 0 };
  });
}

function bearsNoTax(inputs: AskedLine[], trade: Trade, deliveryAddress: Address | null): boolean {
  const sold = inputs.flatMap(({ item }) => trade.itemOf(item) ?? []);
  const lines = sold.map(({ id }) => ({ itemId: id }));
  return untaxedAs(trade, { lines, items: sold, deliveryAddress }) !== null;
}

/** Why what is sold to a client bears no VAT, as far as it follows from who sells it, to whom and where to; null when it does not. */
export function untaxedAs(
  { company, client }: Pick<Trade, "company" | "client">,
  sold: { lines: { itemId: string }[]; items: Pick<ItemRow, "id" | "kind">[]; deliveryAddress: Address | null },
): VatReason | null {
  const buyer = { address: client.billingAddress, vatNumber: client.vatNumber, isConsumer: client.category === "particulier" };
  const { lines, items, deliveryAddress } = sold;
  return exemptionOf({ seller: company, buyer, deliveryAddress, hasGoods: hasGoodsIn(lines, items) });
}

/** Nothing new is sold to an archived client. @throws Refusal `invalid_input` naming `client` */
export function requireBuyer({ client }: Pick<Trade, "client">): void {
  if (client.archived) refuseField("client", "archived");
}
