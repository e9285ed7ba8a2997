import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appointments } from "@/worker/modules/provider/appointments/contract";

/** An appointment as a file that calendars take. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { fileName, text } = await context.read(appointments.calendar, { id: params.id });
  const headers = { "content-type": "text/calendar; charset=utf-8", "content-disposition": `attachment; filename="${fileName}"` };
  return new Response(text, { headers });
}
