import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { searchInput } from "@/app/shell/search-input";
import { requestsBase } from "./base";
import { RequestList } from "./request-list";

export const handle = { words: ["pages/services", "serviceRequests"], title: "pages/services:orders.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(serviceRequests.list, { ...searchInput(serviceRequests.list, request), ordered: true }) };
}

/** What the business bought, and where it stands. */
export default function Orders() {
  return <RequestList page={useLoaderData<typeof loader>().page} name="orders" base={requestsBase} />;
}
