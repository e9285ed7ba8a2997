import type { AppLoadContext } from "@remix-run/cloudflare";
import { tariffs, type Tariff } from "@/worker/modules/buy/tariffs/contract";

/** What a supplier sells, by name: as much of it as one order holds. */
export async function loadTariffs(context: AppLoadContext, supplier: string): Promise<Tariff[]> {
  const { items } = await context.read(tariffs.list, { supplier, limit: 100 });
  return items;
}
