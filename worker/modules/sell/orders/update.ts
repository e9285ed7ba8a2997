import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { totalsOf } from "@/worker/core/figures/totals";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { change } from "./change";
import { orders } from "./contract";
import { addressOf, searchTextOf } from "./create";
import { fetchOrder, toOrder, type Whole } from "./records";
import { requireMove } from "./rules";
import { linesFrom, priceListOf, readSale, requireBuyer } from "./sale";

/**
 * Changes what is said of an order; what is left out stays. To whom and what is sold changes in a draft only.
 * @throws Refusal `not_allowed_now` naming the field that is settled, or the moves that are allowed
 */
export const update = handle(orders.update, async (context, { id, version, client, lines, ...facts }) => {
  const today = civilDate(context.now);
  const before = await fetchOrder(context.db, id);
  requireMove(before.order, "update");
  const settled = Object.entries({ client, lines, validUntil: facts.validUntil }).find(([, value]) => value !== undefined)?.[0];
  if (settled && before.order.status !== "draft") refuseState(settled, "order_settled");
  if (facts.validUntil && facts.validUntil < today) refuseField("validUntil", "past");

  const sold: Sold =
    client || lines ? await sell(context, before, { client, lines, deliveryAddress: facts.deliveryAddress }, today) : before;
  const changes = { ...facts, ...sold.changes };
  const searchText = searchTextOf({ ...before.order, ...changes }, sold.client);
  const order = change(context, before.order, { ...changes, searchText }, version);
  return toOrder({ ...before, client: sold.client, items: sold.items, order }, today);
});

interface Sold extends Pick<Whole, "client" | "items"> {
  changes?: Partial<Whole["order"]>;
}

/** To whom it is sold, and what: lines that say nothing of their price have it of today, from the client's list. */
async function sell(
  context: CommandContext,
  { order, client: before, items }: Whole,
  { client, lines, deliveryAddress }: Pick<Parsed<typeof orders.update>, "client" | "lines" | "deliveryAddress">,
  today: string,
): Promise<Sold> {
  const inputs =
    lines ??
    order.lines.map(({ itemId, amount, unit, description, container }) => ({
      item: itemId,
      amount: { amount, unit },
      description,
      container: container !== undefined,
    }));
  const sale = await readSale(
    context,
    client ?? before.id,
    inputs.map(({ item }) => item),
  );
  if (client !== undefined) requireBuyer(sale);
  const isMoved = sale.client.id !== before.id;
  const place = deliveryAddress === undefined ? (isMoved ? addressOf(sale.client) : order.deliveryAddress) : deliveryAddress;
  const pricedLines = linesFrom(inputs, sale, today, place);
  const moved = isMoved ? { clientId: sale.client.id, deliveryAddress: addressOf(sale.client) } : {};
  const changes = { ...moved, lines: pricedLines, ...totalsOf(pricedLines), priceList: priceListOf(sale.client) };
  return { client: sale.client, items: lines ? inputs.flatMap(({ item }) => sale.itemOf(item) ?? []) : items, changes };
}
