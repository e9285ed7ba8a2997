import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FramedFault } from "./framed-fault";
import { requireRole } from "./guard";
import { readUnread } from "./unread";
import { afterActions, readSidebar, Workspace } from "./workspace";

/** The frame of screens that makers and the provider's staff share. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await requireRole(context, request, "customer", "admin");
  return { account, sidebar: readSidebar(request), unread: await readUnread(context) };
}

export const shouldRevalidate = afterActions;

export default function Member() {
  return <Workspace {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FramedFault frame={useRouteLoaderData<typeof loader>("shell/member")} />;
}
