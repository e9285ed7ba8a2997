import type { AppLoadContext } from "@remix-run/cloudflare";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";

/** The offers for an item, and the names of suppliers to suggest for a new one. @param item its identifier or SKU */
export async function loadOffers(context: AppLoadContext, item: string | undefined) {
  const [offers, { items: sellers }] = await Promise.all([
    context.read(tariffs.compare, { id: item }),
    context.read(suppliers.list, { type: "supplier", limit: 100 }),
  ]);
  return { tariffs: offers, suppliers: sellers.map(({ name }) => name) };
}
