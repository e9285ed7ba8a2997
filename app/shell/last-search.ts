import { useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import type { Account } from "../context";
import { fromFirstPage } from "../ui/paging";
import { navigation } from "./navigation";

const keyOf = (path: string) => `cellier-search:${path}`;
/** What is about one moment, not about how somebody looks at a list. */
const passing = ["edit", "sample"];

/** The search, filters and order in which a list was left in this tab; "" where it was left whole. */
function lastSearchOf(path: string): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? "";
  } catch {
    return "";
  }
}

/** Remembers how each screen of the menu is looked at, as long as this tab is open. */
export function useLastSearch(role: Account["role"]): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!navigation[role].some(({ entries }) => entries.some(({ to }) => to === pathname))) return;
    const params = fromFirstPage(new URLSearchParams(search));
    for (const name of passing) params.delete(name);
    try {
      sessionStorage.setItem(keyOf(pathname), params.size ? `?${params}` : "");
    } catch {
      // A browser that keeps nothing opens each list whole.
    }
  }, [role, pathname, search]);
}

/** What a press in the menu does: it opens a list as it was left, and the one that is open already as a whole. */
export function useReturn(to: string): (event: MouseEvent) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const last = pathname === to ? "" : lastSearchOf(to);
    if (!last || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to + last);
  };
}
