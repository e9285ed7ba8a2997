import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clients } from "@/worker/modules/clients/contract";
import { ClientSheet } from "./client-sheet";
import { changeClient } from "./save-client";

export const handle = {
  words: ["pages/clients", "clients"],
  title: (data: unknown) => (data as { client?: { companyName: string } } | undefined)?.client?.companyName ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const client = await context.read(clients.show, { id: params.id });
  return { client, isEditing: new URL(request.url).searchParams.has("edit"), requestKey: context.nonce, today: context.today };
}

export const action = changeClient;

export default function Client() {
  return <ClientSheet {...useLoaderData<typeof loader>()} />;
}
