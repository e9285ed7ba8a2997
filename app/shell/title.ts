import { useMatches } from "@remix-run/react";
import { useWords } from "./i18n/use-words";

/** How a route names its screen in the browser's tab: a key of its words, or a text made from its data. */
type Title = string | ((data: unknown) => string);

/** What a search says of the screen on show: the text that its `handle` names as `description`, or what the product is. */
export function useSummary(product?: string): string | undefined {
  const { t, i18n } = useWords();
  const key = (useMatches().at(-1)?.handle as { description?: string } | undefined)?.description;
  return key && i18n.exists(key) ? t(key) : product;
}

/** "Produits · Cellier": the title of the screen on show. */
export function useTitle(): string {
  const { t, i18n } = useWords();
  const last = useMatches().at(-1);
  const title = (last?.handle as { title?: Title } | undefined)?.title;
  // While the words of the next screen are on their way, its title waits as well.
  const text = typeof title === "function" ? title(last?.data) : title && i18n.exists(title) ? t(title) : "";
  return text ? `${text} · Cellier` : "Cellier";
}
