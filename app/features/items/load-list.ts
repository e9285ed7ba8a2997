import type { AppLoadContext } from "@remix-run/cloudflare";
import { coerce } from "@/worker/core/coerce";
import { items } from "@/worker/modules/items/contract";
import type { Section } from "@/worker/modules/items/status";

/** The rows of a list and the counts of its sections, as the address asks for them; both are read at the same time. */
export async function loadList(context: AppLoadContext, request: Request, sections: Section[]) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { from, section, ...texts } = asked;
  const shown = sections.find((name) => name === section) ?? sections[0];
  const input = { ...coerce(items.list.input, texts), section: shown };
  const [page, facets] = await Promise.all([context.read(items.list, input), context.read(items.facets, { sections })]);
  return { page, facets, section: shown ?? "catalogue", requestKey: context.nonce };
}
