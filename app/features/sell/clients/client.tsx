import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clients } from "@/worker/modules/sell/clients/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { ClientOrders } from "@/app/features/sell/orders/client-orders";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { ClientSheet } from "./client-sheet";
import { changeClient } from "./save-client";

export const handle = {
  words: ["pages/clients", "clients", "pages/orders", "orders", "pages/invoices", "invoices", "pages/documents", "documents"],
  title: (data: unknown) => (data as { client?: { companyName: string } } | undefined)?.client?.companyName ?? "",
};

/** As many orders as a client's page shows. */
const LAST = 8;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const more = Promise.all([
    context.read(orders.list, { client: params.id, limit: LAST }),
    context.read(invoices.statement, { client: params.id }),
    loadRecordDocuments(context, "clients", String(params.id)),
  ]);
  // Whether there is such a client is said by what shows it.
  more.catch(() => {});
  const client = await context.read(clients.show, { id: params.id });
  const [page, account, papers] = await more;
  const isEditing = new URL(request.url).searchParams.has("edit");
  return { client, page, account, papers, isEditing, requestKey: context.nonce, today: context.today };
}

export const action = changeClient;

export default function Client() {
  const { page, ...shown } = useLoaderData<typeof loader>();
  return <ClientSheet {...shown} orders={<ClientOrders reference={shown.client.reference} page={page} />} />;
}
