import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { locations } from "@/worker/modules/store/locations/contract";
import { lots } from "@/worker/modules/store/lots/contract";

/** What moving a part of a lot begins with: the lot of the address, or those that its code names. */
export async function loadMove({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [id, code] = [query.get("lot"), query.get("code")?.trim()];
  const [lot, places, matches] = await Promise.all([
    id ? context.read(lots.show, { id }) : null,
    context.read(locations.list, { limit: 100 }),
    code ? lotsOf(code) : null,
  ]);
  return { lot, places: places.items, matches, code, requestKey: context.nonce, today: context.today };

  /** By its code first, as a scanner would; then by what it is of. */
  async function lotsOf(search: string): Promise<Lot[]> {
    const { items: exact } = await context.read(lots.find, { code: search });
    const lying = exact.filter(({ amount }) => amount.amount > 0);
    if (lying.length) return lying;
    return (await context.read(lots.list, { search, stocked: true, limit: 20 })).items;
  }
}
