import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clients } from "@/worker/modules/sell/clients/contract";
import { searchInput } from "@/app/shell/search-input";
import { ClientList } from "./client-list";
import { changeClients } from "./save-client";

export const handle = { words: ["pages/clients", "clients"], title: "pages/clients:title" };

/** The address holds what is searched and filtered, so that it can be kept and shared; rows and counts are read at the same time. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, facets] = await Promise.all([
    context.read(clients.list, searchInput(clients.list, request)),
    context.read(clients.facets, {}),
  ]);
  return { page, facets, requestKey: context.nonce };
}

export const action = changeClients;

export default function Clients() {
  return <ClientList {...useLoaderData<typeof loader>()} />;
}
