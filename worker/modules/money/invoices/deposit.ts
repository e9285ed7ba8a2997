import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { formatRate } from "@/worker/core/figures/rate";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { draft } from "./draft";
import { readOrders, vatOfOrder, worthOf } from "./order-billing";
import { alone, toInvoice } from "./records";
import { depositShares, shareToAsk } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Asks for a part of an order before it leaves; the invoice of the goods takes it back.
 * @throws Refusal `invalid_input` naming the order, or `share` when with what is invoiced already it is more than the order
 */
export const deposit = handle(invoices.deposit, async (context, { order: name, share }) => {
  const {
    ordered: [order],
    billed,
    client,
  } = await readOrders(context, [name]);
  const ordered = (order?.lines ?? []).filter(({ container }) => !container);
  const shares = depositShares(ordered, share).filter(({ total }) => total > 0);
  if (!shares.length) refuseField("share", "nothing_due");
  const agreed = ordered.map((line) => ({ vatRate: line.vatRate, total: worthOf(line, line.amount - line.returned) }));
  const open = shareToAsk(agreed, billed, shares);
  if (open !== null) refuseField("share", "above_order", { left: formatRate(open, context.caller.language) });
  const words = (client.language === "fr" ? fr : en).deposit.line;
  const description = words.replace("{{order}}", order?.reference ?? "").replace("{{share}}", formatRate(share, client.language));
  const lines = shares.map(({ vatRate, total }) => {
    const one = { amount: 1_000, unit: "piece", per: "piece", price: total, discount: 0, vatRate } as const;
    return { id: newId(), itemId: null, description, ...one, total, orderId: order?.id };
  });
  const before = await vatOfOrder(context.db, order?.id ?? "");
  const row = draft(
    context,
    client,
    {
      lines,
      description,
      orderId: order?.id,
      reference: order?.clientReference,
      deliveryAddress: order?.deliveryAddress ?? client.shippingAddress,
    },
    before,
  );
  return toInvoice({ row, ...alone }, civilDate(context.now));
});
