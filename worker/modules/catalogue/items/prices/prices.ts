import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { items } from "../contract";
import { priceSheet, readPrices } from "./price-sheet";
import { fetchItem } from "../records";

/** What an item sells for, to each category of clients. */
export const prices = handle(items.prices, async ({ db, now }, { id }) => {
  const item = await fetchItem(db, id);
  return priceSheet(item, await readPrices(db, item.id), civilDate(now));
});
