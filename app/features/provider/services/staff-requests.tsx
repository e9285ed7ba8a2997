import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { searchInput } from "@/app/shell/search-input";
import { staffRequestsBase } from "./base";
import { RequestList } from "./request-list";

export const handle = { words: ["pages/services", "serviceRequests"], title: "pages/services:staff.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(serviceRequests.list, { ...searchInput(serviceRequests.list, request) }) };
}

/** What every business asks for. */
export default function StaffRequests() {
  return <RequestList page={useLoaderData<typeof loader>().page} name="staff" base={staffRequestsBase} />;
}
