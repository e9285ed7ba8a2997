import type { AppLoadContext } from "@remix-run/cloudflare";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";

/** The offers for an item. @param item its identifier or SKU */
export async function loadOffers(context: AppLoadContext, item: string | undefined) {
  return { tariffs: await context.read(tariffs.compare, { id: item }) };
}
