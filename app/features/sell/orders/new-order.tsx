import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { OrderForm } from "./order-form";
import { previewing } from "./previewing";

export const handle = { words: ["pages/orders", "orders"], title: "pages/orders:new" };

/** `?client=` says who it is for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("client");
  const buyer = id ? await context.read(clients.show, { id }) : undefined;
  return { client: buyer && { sku: buyer.reference, name: buyer.companyName }, requestKey: context.nonce };
}

const create = actionFor(orders.create, { to: ({ id }) => `${base}/${id}` });

/** Writes the draft, or tells what it would come to. */
export const action = actionsBy({ create, preview: previewing }, "create");

export default function NewOrder() {
  const { t } = useWords("pages/orders");
  const { client, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={client?.name} />
      <OrderForm client={client} requestKey={requestKey} back={base} />
    </>
  );
}
