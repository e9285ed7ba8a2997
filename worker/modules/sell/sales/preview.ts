import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { readCart } from "./cart";
import { sales } from "./contract";

/** What a sale would come to, and what lacks for it. @throws Refusal `invalid_input` naming the line that cannot be */
export const preview = handle(sales.preview, async (context, input) => {
  const { lines, sums, short } = await readCart(context, input, civilDate(context.now));
  const { subtotal, vat, total } = sums;
  return {
    ...{ subtotal, vat, total },
    lines: lines.map(({ id, item, amount, unit, shelfPrice, per, vatRate }, place) => ({
      ...{ itemId: item.id, sku: item.sku, name: item.name, price: shelfPrice, per, vatRate },
      amount: { amount, unit },
      total: sums.lines[place]?.withTax ?? 0,
      missing: { amount: short.find(({ lineId }) => lineId === id)?.amount ?? 0, unit },
    })),
  };
});
