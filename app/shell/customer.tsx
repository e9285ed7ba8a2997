import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FramedFault } from "./framed-fault";
import { requireRole } from "./guard";
import { afterActions, readSidebar, Workspace } from "./workspace";

/** The frame of a maker's screens. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { account: await requireRole(context, request, "customer"), sidebar: readSidebar(request) };
}

export const shouldRevalidate = afterActions;

export default function Customer() {
  return <Workspace {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FramedFault frame={useRouteLoaderData<typeof loader>("shell/customer")} />;
}
