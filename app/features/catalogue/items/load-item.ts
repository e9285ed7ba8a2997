import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/catalogue/items/contract";
import { supplierNames } from "@/app/features/buy/suppliers/supplier-names";
import { loadTab } from "./tabs";
import { viewOf, views } from "./views";

/** An item for its sheet; one that is asked for under the other view's address is found under its own. */
export async function loadItem(context: AppLoadContext, id: string | undefined, request: Request) {
  const item = await context.read(items.show, { id });
  const { pathname, search, searchParams } = new URL(request.url);
  const view = viewOf(item.section);
  const home = `${views[view].base}/${item.id}`;
  if (decodeURIComponent(pathname.replace(/\.data$/, "")) !== home) throw redirect(home + search);
  const content = await loadTab(context, view, item, request);
  const isEditing = searchParams.has("edit");
  const sellers = isEditing ? await supplierNames(context) : [];
  return { item, view, content, sellers, isEditing, requestKey: context.nonce, today: context.today };
}
