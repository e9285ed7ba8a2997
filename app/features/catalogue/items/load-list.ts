import type { AppLoadContext } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/catalogue/items/contract";
import type { Section } from "@/worker/modules/catalogue/items/status";
import { searchInput } from "@/app/shell/search-input";

/** The rows of a list and the counts of its sections, as the address asks for them; both are read at the same time. */
export async function loadList(context: AppLoadContext, request: Request, sections: Section[]) {
  const requested = new URL(request.url).searchParams.get("section");
  const shown = sections.find((name) => name === requested) ?? sections[0];
  const input = { ...searchInput(items.list, request), section: shown };
  const [page, facets] = await Promise.all([context.read(items.list, input), context.read(items.facets, { sections })]);
  return { page, facets, section: shown ?? "catalogue", requestKey: context.nonce };
}
