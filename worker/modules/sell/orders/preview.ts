import { civilDate } from "@/worker/core/figures/dates";
import { totalsOf } from "@/worker/core/figures/totals";
import { handle } from "@/worker/engine/handler";
import { allocate } from "@/worker/modules/store/ledger";
import { orders } from "./contract";
import { termsOf } from "./shipping/reserve";
import { linesFrom, readSale } from "./sale";

/** What an order would come to and what there is for it, as it is written. @throws Refusal `invalid_input` naming the line that cannot be */
export const preview = handle(orders.preview, async (context, { client, lines: inputs, dueOn, deliveryAddress }) => {
  const today = civilDate(context.now);
  const sale = await readSale(
    context,
    client,
    inputs.map(({ item }) => item),
  );
  const lines = linesFrom(inputs, sale, today, deliveryAddress ?? sale.client.shippingAddress);
  const needs = lines.map(({ id, itemId, amount }) => ({ lineId: id, itemId, amount }));
  const { short } = allocate(needs, sale.places, termsOf(sale.client, dueOn, today));
  return {
    ...totalsOf(lines),
    lines: lines.map(({ id, shipped, returned, amount, unit, container, ...line }) => {
      const item = sale.itemOf(line.itemId);
      const lacks = short.find(({ lineId }) => lineId === id)?.amount ?? 0;
      const missing = item?.kind === "service" ? 0 : lacks;
      const stock = { available: { amount: amount - missing, unit }, missing: { amount: missing, unit } };
      return {
        ...line,
        sku: item?.sku ?? "",
        name: item?.name ?? "",
        amount: { amount, unit },
        container: container !== undefined,
        ...stock,
      };
    }),
  };
});
