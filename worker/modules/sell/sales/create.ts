import { deliveries, type DeliveryLine, orders, sales as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { deliveredShare, priceListOf, searchTextOf } from "@/worker/modules/sell/orders";
import { type Part, type Posting, post, refuseShort } from "@/worker/modules/store/ledger";
import { type Cart, readCart } from "./cart";
import { billFor } from "./bill";
import { addToChain } from "./chain";
import { sales } from "./contract";
import { writePassersBy } from "./passers-by";
import { toSale } from "./records";

/**
 * Sells over the counter, in one write: goods leave the lots that expire first, the paper has its number, its payment is in the
 * treasury, and the till's row is sealed. The sale is an order that is over, so that tracing, recalls and figures know it as any other.
 * @throws Refusal `not_enough` with what lacks; `incomplete_party` where an invoice lacks what the law wants; `invalid_input` naming the
 *   line that cannot be, `client` where an invoice has none, `lines` where nothing is to be paid
 */
export const create = handle(sales.create, async (context, { method, paper: chosen, ...input }) => {
  const today = civilDate(context.now);
  const cart = await readCart(context, input, today);
  const { client } = cart.trade;
  const paper = chosen ?? (input.client && client.category !== "particulier" ? "invoice" : "ticket");
  if (paper === "invoice" && !input.client) refuseField("client", "invoice_for_whom");
  if (cart.short.length) {
    const fieldOf = (lineId: string) => `lines.${cart.lines.findIndex(({ id }) => id === lineId)}.amount`;
    await refuseShort(context, cart.short, fieldOf);
  }
  if (cart.sums.total === 0) refuseField("lines", "nothing_due");
  if (!cart.isBuyerWritten) writePassersBy(context, client);

  const orderId = writeOrder(context, cart, today);
  const deliveryId = sendGoods(context, cart, orderId, today);
  const invoice = await billFor(context, cart, { orderId, paper, method, today });
  const lotOf = new Map(cart.trade.places.map(({ lotId, number }) => [lotId, number]));
  const row = await addToChain(context, {
    ...{ paper, method, orderId, deliveryId, day: today, reverses: null, reason: "" },
    ...{ invoiceId: invoice.id, number: invoice.number ?? "", clientId: client.id, clientName: client.companyName },
    ...{ vat: cart.sums.vat, total: cart.sums.total },
    lines: cart.lines.map(({ id, item, amount, unit, shelfPrice, per, vatRate }, place) => ({
      ...{ itemId: item.id, sku: item.sku, name: item.name, amount, unit, per, vatRate },
      price: shelfPrice,
      total: cart.sums.lines[place]?.withTax ?? 0,
      lots: [...new Set(cart.parts.flatMap(({ lineId, lotId }) => (lineId === id ? (lotOf.get(lotId) ?? []) : [])))],
    })),
  });
  context.insert(table, row);
  return toSale(row, false);
});

/** The order that the sale is: asked for, sent and over at once. @returns its identifier */
function writeOrder(context: CommandContext, { trade, lines: sold, sums }: Cart, today: string): string {
  const { client } = trade;
  const reference = context.numbered(`CMD-${today.slice(0, 4)}`);
  const lines = sold.map(({ item, shelfPrice, ...line }) => ({ ...line, shipped: line.amount }));
  const { subtotal, vat, total } = sums;
  const id = newId();
  context.insert(orders, {
    ...{ id, reference, clientId: client.id, status: "completed", heldFrom: null, priceList: priceListOf(client) },
    ...{ orderedOn: today, dueOn: today, lines, subtotal, vat, total, deliveredShare: deliveredShare(lines), confirmedAt: context.now },
    door: context.caller.door,
    searchText: searchTextOf({ reference, clientReference: "" }, client),
    ...{ version: 1, createdAt: context.now, updatedAt: context.now },
  });
  return id;
}

/** The goods that the buyer carries away, lot by lot; services go with them, of no lot. @returns the identifier of the delivery */
function sendGoods(context: CommandContext, { trade, lines, parts }: Cart, orderId: string, today: string): string {
  const id = newId();
  const services = lines.flatMap(({ id: lineId, item, amount }): Part[] =>
    item.kind === "service" ? [{ lineId, itemId: item.id, amount, lotId: "", locationId: "", unitCost: 0 }] : [],
  );
  const carried = [...parts, ...services].map(
    ({ lineId, unitCost, ...part }): DeliveryLine => ({ ...part, orderLineId: lineId, returned: 0 }),
  );
  context.insert(deliveries, {
    ...{ id, reference: context.numbered(`BL-${today.slice(0, 4)}`), orderId, clientId: trade.client.id, status: "delivered" },
    ...{ shippedOn: today, deliveredOn: today, lines: carried, version: 1, createdAt: context.now, updatedAt: context.now },
  });
  const postings = parts.map(({ lineId, amount, ...part }): Posting => {
    return { ...part, type: "shipment", amount: -amount, day: today, cause: "delivery", causeId: id };
  });
  post(context, postings);
  return id;
}
