import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { clients } from "@/worker/modules/sell/clients/contract";
import type { FoundItem } from "@/app/features/catalogue/items/find-items";

const AT_MOST = 20;

/** Clients that a few typed letters may mean, by their reference. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FoundItem[]> {
  const search = new URL(request.url).searchParams.get("search")?.slice(0, 100) ?? "";
  const { items: matches } = await context.read(clients.list, { search, limit: AT_MOST });
  return matches.map(({ reference, companyName }) => ({ sku: reference, name: companyName }));
}
