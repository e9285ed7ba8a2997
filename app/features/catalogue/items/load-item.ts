import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/catalogue/items/contract";
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
  return { item, view, content, isEditing: searchParams.has("edit"), requestKey: context.nonce, today: context.today };
}
