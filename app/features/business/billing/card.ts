import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { billing } from "@/worker/modules/business/billing/contract";

/** Leads to the page of the service where one changes one's card. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { url } = await context.read(billing.portal, {});
  return redirect(url ?? "/billing", { headers: { "cache-control": "no-store" } });
}
