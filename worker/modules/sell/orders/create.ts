import { orders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { Parsed } from "@/worker/core/contract/operation";
import { totalsOf } from "@/worker/core/figures/totals";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { ClientRow } from "@/worker/modules/sell/clients";
import { type Order, orders } from "./contract";
import { type OrderRow, toOrder } from "./records";
import { linesFrom, priceListOf, readSale, requireBuyer, type Trade } from "./sale";

/** Writes an order down, as a draft: nothing is promised before it is confirmed. */
export const create = handle(orders.create, async (context, input) => begin(context, input));

type OrderInput = Parsed<typeof orders.create>;

/** @param own what the maker settles: an identifier that must be used once, the standing order it comes from */
export async function begin(
  context: CommandContext,
  { client: name, lines: inputs, ...facts }: OrderInput,
  own: Partial<Pick<OrderRow, "id" | "standingOrderId">> = {},
): Promise<Order> {
  const today = civilDate(context.now);
  if (facts.validUntil && facts.validUntil < today) refuseField("validUntil", "past");
  const names = inputs.map(({ item }) => item);
  const sale = await readSale(context, name, names);
  requireBuyer(sale);
  const order = writeDraft(context, sale, { lines: inputs, ...facts }, own);
  const items = names.flatMap((item) => sale.itemOf(item) ?? []);
  return toOrder({ order, client: sale.client, items, promised: [], deliveries: [], takers: [], held: [] }, today);
}

/** Writes the draft of an order, once all that selling takes to know is known. */
export function writeDraft(
  context: CommandContext,
  sale: Trade,
  { lines: inputs, ...facts }: Omit<OrderInput, "client">,
  own: Partial<Pick<OrderRow, "id" | "standingOrderId">> = {},
): OrderRow {
  const today = civilDate(context.now);
  const { client } = sale;
  const deliveryAddress = facts.deliveryAddress === undefined ? addressOf(client) : facts.deliveryAddress;
  const lines = linesFrom(inputs, sale, today, deliveryAddress);
  const reference = context.numbered(`CMD-${today.slice(0, 4)}`);
  const row: OrderRow = {
    ...{ id: newId(), standingOrderId: null, ...own },
    ...{ ...facts, reference, clientId: client.id, status: "draft", heldFrom: null, confirmedAt: null },
    ...{
      priceList: priceListOf(client),
      orderedOn: today,
      lines,
      ...totalsOf(lines),
      deliveredShare: 0,
      invoicedShare: 0,
      cameBack: false,
      door: context.caller.door,
    },
    deliveryAddress,
    searchText: searchTextOf({ reference, clientReference: facts.clientReference }, client),
    ...{ version: 1, createdAt: context.now, updatedAt: context.now },
  };
  context.insert(table, row);
  return row;
}

/** Where a client's goods go. */
export function addressOf({ shippingAddress, billingAddress }: ClientRow) {
  return shippingAddress ?? billingAddress;
}

/** The words a search finds an order by. */
export function searchTextOf(order: Pick<OrderRow, "reference" | "clientReference">, client: ClientRow): string {
  const { reference, companyName, commercialName } = client;
  return fold([order.reference, order.clientReference, reference, companyName, commercialName].filter(Boolean).join(" "));
}
