import { itemPrices } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { items } from "../contract";
import { priceSheet, readPrices } from "./price-sheet";
import { fetchItem } from "../records";

/**
 * Sets what a category of clients pays for an item from a day on; a price that begins the same day is replaced. What was
 * sold before was sold at the price of its day: none begins in the past.
 * @throws Refusal `not_allowed_now` when the item is archived
 */
export const setPrice = handle(items.setPrice, async (context, { id, category, price, startsOn: requested }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const startsOn = requested ?? today;
  if (startsOn < today) refuseField("startsOn", "past");
  const item = await fetchItem(db, id);
  if (item.archived) refuseState("id", "archived");

  const rows = await readPrices(db, item.id);
  const same = rows.find((row) => row.category === category && row.startsOn === startsOn);
  if (same) {
    const after = context.update(itemPrices, same, { price });
    return priceSheet(item, rows.with(rows.indexOf(same), after), today);
  }
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row = { id: newId(), itemId: item.id, category, price, startsOn, ...times };
  context.insert(itemPrices, row);
  return priceSheet(item, [...rows, row], today);
});
