import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Unit } from "@/worker/core/figures/quantity";
import { items } from "@/worker/modules/catalogue/items/contract";

/** What a picker shows of an item. */
export interface FoundItem {
  sku: string;
  name: string;
  /** What an item is counted in. */
  unit?: Unit;
}

const AT_MOST = 20;

/** Items that a few typed letters may mean. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FoundItem[]> {
  const search = new URL(request.url).searchParams.get("search")?.slice(0, 100) ?? "";
  const { items: matches } = await context.read(items.list, { search, limit: AT_MOST });
  return matches.map(({ sku, name, unit }) => ({ sku, name, unit }));
}
