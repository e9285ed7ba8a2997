import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notifications } from "@/worker/modules/business/notifications/contract";

/** How many are not read yet, for the bell to ask now and then. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await context.read(notifications.count, {}), { headers: { "cache-control": "no-store" } });
}
