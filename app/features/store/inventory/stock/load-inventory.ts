import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { counts } from "@/worker/modules/store/counts/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { searchInput } from "@/app/shell/search-input";

/** The parts of the inventory; each is an address (`?tab=`). */
export const tabs = ["levels", "lots", "shortages", "counts", "locations", "value"] as const;
export type Tab = (typeof tabs)[number];

type Expiry = Result<typeof lots.expiry>;
type Places = Result<typeof locations.list>;

/** What the tab that is shown needs, and nothing else. */
export type TabContent =
  | { tab: "levels"; page: Result<typeof stock.list>; expiry: Expiry; places: Places }
  | { tab: "lots"; page: Result<typeof lots.list>; expiry: Expiry; places: Places }
  | { tab: "shortages"; missing: Result<typeof stock.shortages> }
  | { tab: "counts"; page: Result<typeof counts.list> }
  | { tab: "locations"; page: Places }
  | { tab: "value"; value: Result<typeof stock.valueOn> };

/** Reads the inventory as its address asks; both of its addresses show the same. */
export async function loadInventory({ context, request }: LoaderFunctionArgs) {
  const [facets, content] = await Promise.all([context.read(stock.facets, {}), loadTab(context, request)]);
  return { facets, content, requestKey: context.nonce, today: context.today };
}

async function loadTab(context: AppLoadContext, request: Request): Promise<TabContent> {
  const tab = new URL(request.url).searchParams.get("tab");
  const ask = <O extends Operation>(operation: O) => context.read(operation, searchInput(operation, request));
  const places = () => context.read(locations.list, { limit: 100 });
  const expiry = () => context.read(lots.expiry, {});
  if (tab === "shortages") return { tab, missing: await ask(stock.shortages) };
  if (tab === "counts") return { tab, page: await ask(counts.list) };
  if (tab === "locations") return { tab, page: await places() };
  if (tab === "value") return { tab, value: await ask(stock.valueOn) };
  if (tab === "lots") {
    const [page, soon, where] = await Promise.all([ask(lots.list), expiry(), places()]);
    return { tab, page, expiry: soon, places: where };
  }
  const [page, soon, where] = await Promise.all([ask(stock.list), expiry(), places()]);
  return { tab: "levels", page, expiry: soon, places: where };
}
