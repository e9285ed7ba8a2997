import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { credits } from "@/worker/modules/business/credits/contract";
import { useSignUpCompleted } from "./analytics";
import { FramedFault } from "./framed-fault";
import { requireRole } from "./guard";
import { readUnread } from "./unread";
import { afterActions, readSidebar, Workspace } from "./workspace";

/** The frame of a maker's screens. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await requireRole(context, request, "customer");
  const [credits, unread] = await Promise.all([readCredits(context), readUnread(context)]);
  return { account, sidebar: readSidebar(request), credits, unread };
}

/** What the header says the person may spend: 0 where it cannot be read, which is only logged. */
async function readCredits(context: AppLoadContext): Promise<number> {
  try {
    return (await context.call(credits.balance, {})).credits;
  } catch (error) {
    console.error("Error refreshing user credits", error);
    return 0;
  }
}

export const shouldRevalidate = afterActions;

export default function Customer() {
  useSignUpCompleted();
  return <Workspace {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <FramedFault frame={useRouteLoaderData<typeof loader>("shell/customer")} />;
}
