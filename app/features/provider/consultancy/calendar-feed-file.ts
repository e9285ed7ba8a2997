import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appointments } from "@/worker/modules/provider/appointments/contract";

/** What a calendar reads at the address that somebody opened for it; nothing keeps a copy on the way. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { text } = await context.read(appointments.followed, { key: (params.key ?? "").replace(/\.ics$/, "") });
  return new Response(text, { headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" } });
}
