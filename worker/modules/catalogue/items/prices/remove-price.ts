import { itemPrices } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { items } from "../contract";
import { priceSheet, readPrices } from "./price-sheet";
import { fetchItem } from "../records";

/**
 * Takes back a price that has not begun yet.
 * @throws Refusal `invalid_input` when no price of the category begins that day, `not_allowed_now` when it has begun
 */
export const removePrice = handle(items.removePrice, async (context, { id, category, startsOn }) => {
  const today = civilDate(context.now);
  const item = await fetchItem(context.db, id);
  const rows = await readPrices(context.db, item.id);
  const price = rows.find((row) => row.category === category && row.startsOn === startsOn);
  if (!price) return refuseField("startsOn", "no_price");
  if (startsOn <= today) throw new Refusal("not_allowed_now");
  context.remove(itemPrices, price);
  return priceSheet(
    item,
    rows.filter((row) => row !== price),
    today,
  );
});
