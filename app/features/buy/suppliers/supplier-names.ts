import type { AppLoadContext } from "@remix-run/cloudflare";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";

/** The names of suppliers, for fields that suggest them. */
export async function supplierNames(context: AppLoadContext): Promise<string[]> {
  const { items } = await context.read(suppliers.list, { limit: 100 });
  return items.map(({ name }) => name);
}
