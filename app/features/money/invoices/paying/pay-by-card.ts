import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { invoices } from "@/worker/modules/money/invoices/contract";

/** Leads to the page where one pays by card. */
export async function loader({ context, params: { link } }: LoaderFunctionArgs) {
  const { url } = await context.read(invoices.payByCard, { id: link });
  return redirect(url, { headers: { "cache-control": "no-store" } });
}
