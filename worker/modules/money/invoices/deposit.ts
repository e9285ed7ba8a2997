import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { formatRate } from "@/worker/core/figures/rate";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { draft } from "./draft";
import { readOrders } from "./from-orders";
import { toInvoice } from "./records";
import { depositShares, leftToAsk } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Asks for a part of an order before it leaves; the invoice of the goods takes it back.
 * @throws Refusal `invalid_input` naming the order, or `share` when with what is invoiced already it is more than the order
 */
export const deposit = handle(invoices.deposit, async (context, { order: name, share }) => {
  const { found, taken, client } = await readOrders(context, [name]);
  const [order] = found;
  const ordered = order?.lines ?? [];
  const asked = depositShares(ordered, share);
  const left = leftToAsk(ordered, taken, asked);
  if (left !== null) refuseField("share", "above_order", { left: formatRate(left, context.caller.language) });
  const words = (client.language === "fr" ? fr : en).deposit.line;
  const description = words.replace("{{order}}", order?.reference ?? "").replace("{{share}}", formatRate(share, client.language));
  const lines = asked.map(({ vatRate, total }) => {
    const one = { amount: 1_000, unit: "piece", per: "piece", price: total, discount: 0, vatRate } as const;
    return { id: newId(), itemId: null, description, ...one, total, orderId: order?.id };
  });
  const row = draft(context, client, { lines, description, orderId: order?.id, reference: order?.clientReference });
  return toInvoice({ row, paid: [], credits: [] }, civilDate(context.now));
});
