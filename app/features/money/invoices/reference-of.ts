import type { AppLoadContext } from "@remix-run/cloudflare";
import { fold } from "@/worker/core/language";
import { clients } from "@/worker/modules/sell/clients/contract";

/** A client is chosen by name: its reference is what the operation takes. */
export async function referenceOf(context: AppLoadContext, name: string): Promise<string> {
  const { items } = name ? await context.read(clients.list, { search: name.slice(0, 100), limit: 20 }) : { items: [] };
  const namesake = items.find(({ companyName }) => fold(companyName) === fold(name)) ?? (items.length === 1 ? items[0] : undefined);
  return namesake?.reference ?? name;
}
