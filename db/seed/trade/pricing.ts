import type { ItemRow } from "../rows";
import type { ClientRow, PriceRow } from "../sales";

/** What a client pays for a unit of an item on a day: the price of its list, or the item's own. */
export function priceFor(prices: PriceRow[], client: ClientRow, item: ItemRow, day: string): number {
  const list = client.priceList ?? client.category;
  const own = prices.filter(({ itemId, category, startsOn }) => itemId === item.id && category === list && startsOn <= day);
  const last = own.sort((a, b) => b.startsOn.localeCompare(a.startsOn))[0];
  return last?.price ?? item.price ?? 0;
}
