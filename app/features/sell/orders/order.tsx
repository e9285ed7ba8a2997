import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { production } from "@/worker/modules/make/production/contract";
import { type Order, orders } from "@/worker/modules/sell/orders/contract";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { loadSigned } from "@/app/features/papers/signatures/record-signatures";
import { unsold } from "./order-invoicing";
import { OrderSheet } from "./order-sheet";
import { changeOrder } from "./save-order";

export const handle = {
  words: ["pages/orders", "orders", "deliveries", "invoices", "production", "restocks", "pages/documents", "documents", "signatures"],
  title: (data: unknown) => (data as { order?: { reference: string } } | undefined)?.order?.reference ?? "",
};

/** `?edit=1` shows the form, `?ship=1` the lots to send. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const order = await context.read(orders.show, { id: params.id });
  const isShipping = query.has("ship") && order.moves.includes("ship");
  const isShort = order.shortages.length > 0 && order.moves.includes("promise");
  const isInvoiced = order.deliveries.length > 0 && order.invoicedShare > 0;
  const [picking, stock, returned, remaining, papers, signed, launched] = await Promise.all([
    isShipping || isShort ? context.read(orders.pickList, { id: order.id }) : null,
    order.status === "draft" ? stockFor(context, order) : null,
    isInvoiced ? context.read(invoices.returned, { order: order.id }) : null,
    unsold.includes(order.status) ? null : context.read(invoices.remaining, { order: order.id }),
    loadRecordDocuments(context, "orders", order.id),
    loadSigned(context, order.id),
    order.status === "draft" ? null : context.read(production.launched, { order: order.id }),
  ]);
  return {
    order,
    picking: isShipping ? picking : null,
    // What has come since it was confirmed, by line.
    free: Object.fromEntries((picking?.items ?? []).flatMap(({ lineId, free }) => (free.amount > 0 ? [[lineId, free]] : []))),
    stock,
    returns: returned?.items ?? [],
    papers,
    signed,
    launched,
    remaining,
    isEditing: query.has("edit"),
    requestKey: context.nonce,
    today: context.today,
  };
}

/** What there would be for a draft if it were confirmed now; nothing where it cannot be told. */
async function stockFor(context: AppLoadContext, { clientId, dueOn, lines }: Order) {
  const inputs = lines.map(({ itemId, amount }) => ({ item: itemId, amount, price: 0 }));
  try {
    return (
      await context.call(
        orders.preview,
        orders.preview.input.encode({
          client: clientId,
          dueOn,
          lines: inputs.map((line) => ({ ...line, description: "", container: false })),
        }),
      )
    ).lines;
  } catch (error) {
    context.phrase(error);
    return null;
  }
}

export const action = changeOrder;

export default function OrderScreen() {
  return <OrderSheet {...useLoaderData<typeof loader>()} />;
}
