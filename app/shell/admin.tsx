import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { requireRole } from "./guard";
import { FramedFault } from "./framed-fault";
import { readUnread } from "./unread";
import { afterActions, readSidebar, Workspace } from "./workspace";

/** The frame of the provider's screens. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await requireRole(context, request, "admin");
  return { account, sidebar: readSidebar(request), unread: await readUnread(context) };
}

export const shouldRevalidate = afterActions;

export default function Admin() {
  return <Workspace {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FramedFault frame={useRouteLoaderData<typeof loader>("shell/admin")} />;
}
