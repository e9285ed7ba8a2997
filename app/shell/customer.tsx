import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Crash, Fault } from "./crash";
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

/** A screen that failed leaves its frame, so that one can go elsewhere. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("shell/customer");
  if (!frame) return <Crash />;
  return (
    <Workspace {...frame}>
      <Fault />
    </Workspace>
  );
}
