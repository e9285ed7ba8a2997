import type { InvoiceLine } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField, Refusal } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { linesFrom, readSale } from "./draft";
import { fetchInvoice } from "./records";
import { lastDelivery, sumsOf } from "./rules";
import { changedLines } from "./update";
import { vatOfOrder } from "./order-billing";

/**
 * What a draft would come to, as it is written: by the same lines and sums as when it is kept.
 * @throws Refusal `invalid_input` naming the line that cannot be, or `client` where nobody is said; `not_found`
 */
export const preview = handle(invoices.preview, async (context, { id, client, lines: written, ...rest }) => {
  const before = id === undefined ? null : (await fetchInvoice(context.db, id)).row;
  if (before && before.status !== "draft") throw new Refusal("not_allowed_now");
  const lines = before
    ? await changedLines(context, before, { ...rest, lines: written })
    : await newLines(context, client ?? refuseField("client", "required"), written ?? refuseField("lines", "required"), rest);
  const billed = before?.orderId ? await vatOfOrder(context.db, before.orderId, before.id) : [];
  const rebate = { discount: rest.discount ?? before?.discount ?? 0, discountAmount: rest.discountAmount ?? before?.discountAmount ?? 0 };
  const { discount, rebates, subtotal, vat, total } = sumsOf(lines, rebate, billed);
  const shown = lines.map(({ id: lineId, description, vatRate, total: sum, container = null }) => {
    return { id: lineId, description, vatRate, total: sum, container };
  });
  return { lines: shown, discount, rebates, subtotal, vat, total };
});

type Written = NonNullable<Parsed<typeof invoices.preview>["lines"]>;

async function newLines(
  context: QueryContext,
  client: string,
  written: Written,
  { soldOn, deliveries }: Pick<Parsed<typeof invoices.preview>, "soldOn" | "deliveries">,
): Promise<InvoiceLine[]> {
  const names = written.flatMap(({ item }) => item ?? []);
  const sale = await readSale(context, client, names, soldOn ?? civilDate(context.now));
  const { deliveryAddress = sale.client.shippingAddress } = lastDelivery(deliveries ?? []);
  return linesFrom(written, sale, deliveryAddress);
}
