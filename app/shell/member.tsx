import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FramedFault } from "./framed-fault";
import { requireRole } from "./guard";
import { afterActions, readSidebar, Workspace } from "./workspace";

/** The frame of screens that makers and the provider's staff share. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { account: await requireRole(context, request, "customer", "admin"), sidebar: readSidebar(request) };
}

export const shouldRevalidate = afterActions;

export default function Member() {
  return <Workspace {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FramedFault frame={useRouteLoaderData<typeof loader>("shell/member")} />;
}
