import { civilDate } from "@/worker/core/dates";
import { formatRate } from "@/worker/core/rate";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { invoices } from "./contract";
import { draft } from "./draft";
import { readOrders } from "./from-orders";
import { toInvoice } from "./records";
import { depositShares } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** Asks for a part of an order before it leaves; the invoice of the goods takes it back. @throws Refusal `invalid_input` naming the order */
export const deposit = handle(invoices.deposit, async (context, { order: name, share }) => {
  const { found, client } = await readOrders(context.db, [name]);
  const [order] = found;
  const words = (client.language === "fr" ? fr : en).deposit.line;
  const description = words.replace("{{order}}", order?.reference ?? "").replace("{{share}}", formatRate(share, client.language));
  const lines = depositShares(order?.lines ?? [], share).map(({ vatRate, total }) => {
    const one = { amount: 1_000, unit: "piece", per: "piece", price: total, discount: 0, vatRate } as const;
    return { id: newId(), itemId: null, description, ...one, total, orderId: order?.id };
  });
  const row = draft(context, client, { lines, description, orderId: order?.id, reference: order?.clientReference });
  return toInvoice({ row, paid: [], credits: [] }, civilDate(context.now));
});
