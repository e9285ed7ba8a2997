import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { locations } from "@/worker/modules/store/locations/contract";
import { lots } from "@/worker/modules/store/lots/contract";

/** What moving a part of a lot begins with: the lot of the address, or those that its code names. */
export async function loadMove({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const [id, code] = [asked.get("lot"), asked.get("code")?.trim()];
  const [lot, places, found] = await Promise.all([
    id ? context.read(lots.show, { id }) : null,
    context.read(locations.list, { limit: 100 }),
    code ? lotsOf(code) : null,
  ]);
  return { lot, places: places.items, found, code, requestKey: context.nonce, today: context.today };

  /** By its code first, as a scanner would; then by what it is of. */
  async function lotsOf(said: string): Promise<Lot[]> {
    const { items: exact } = await context.read(lots.find, { code: said });
    const lying = exact.filter(({ amount }) => amount.amount > 0);
    if (lying.length) return lying;
    return (await context.read(lots.list, { search: said, stocked: true, limit: 20 })).items;
  }
}
