import type { items, OrderLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { addDays } from "@/worker/core/figures/dates";
import type { QueryContext } from "@/worker/engine/handler";
import { linesFrom, readSale, requireBuyer, type Trade } from "@/worker/modules/sell/orders";
import { allocate, type Need, type Part } from "@/worker/modules/store/ledger";
import type { sales } from "./contract";
import { readPassersBy } from "./passers-by";
import { businessSums, consumerSums, priceWithin, shelfPriceOf, type TillLine, type TillSums } from "./rules";

type Typed = Parsed<typeof sales.preview>;
type ItemRow = typeof items.$inferSelect;

/** What is in the basket: who buys, what, what it comes to, and the lots it is taken of. */
export interface Cart {
  trade: Trade;
  /** Are passers-by written among clients? */
  isBuyerWritten: boolean;
  lines: (OrderLine & TillLine & { item: ItemRow })[];
  sums: TillSums;
  parts: Part[];
  short: Need[];
}

/**
 * Reads what is sold, at the prices of the day. A consumer pays what the labels say incl. tax, a business its prices excl. tax.
 * @param today the civil day
 * @throws Refusal `invalid_input` naming the client, or the line whose item does not exist, cannot be counted so, or has no price
 */
export async function readCart(context: QueryContext, { client: name, lines: typed }: Typed, today: string): Promise<Cart> {
  const passersBy = name ? undefined : await readPassersBy(context);
  const names = typed.map(({ item }) => item);
  const trade = await readSale(context, name ?? passersBy?.row.id ?? "", names, passersBy?.row);
  requireBuyer(trade);
  const inputs = typed.map(({ item, amount, price }) => ({
    item,
    amount,
    price,
    description: "",
    container: false,
    ...(price !== undefined && { discount: 0 }),
  }));
  const written = linesFrom(inputs, trade, today).map((line, place) => {
    const own = typed[place]?.price;
    const item = trade.itemOf(names[place] ?? "");
    if (!item) return refuseField(`lines.${place}.item`, "not_found");
    const price = own === undefined ? line.price : priceWithin(own, line.vatRate);
    return { ...line, item, price, shelfPrice: own ?? shelfPriceOf(line) };
  });
  const sums = trade.client.category === "particulier" ? consumerSums(written) : businessSums(written);
  const lines = written.map((line, place) => ({ ...line, total: sums.lines[place]?.total ?? 0 }));
  const needs = lines.flatMap(({ id, item, amount }): Need[] => (item.kind === "service" ? [] : [{ lineId: id, itemId: item.id, amount }]));
  const { minimumShelfLifeDays: days } = trade.client;
  const notBefore = days === null ? undefined : addDays(today, days);
  return { trade, isBuyerWritten: passersBy?.isWritten ?? true, lines, sums, ...allocate(needs, trade.places, { day: today, notBefore }) };
}
