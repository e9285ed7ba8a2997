import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

/** A page was seen. Kept in the page's memory only: a tag is told of it when one is configured and the reader agrees. */
export interface PageView {
  path: string;
  at: number;
}

const DELAY = 100;
const listeners = new Set<() => void>();
let views: PageView[] = [];

/** Notes every change of route, query string included, a tenth of a second after it. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      views = [...views, { path: pathname + search, at: Date.now() }].slice(-20);
      for (const listener of listeners) listener();
    }, DELAY);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The latest views, for the developers' card. */
export function useLatestViews(): PageView[] {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => views,
    () => none,
  );
}

const none: PageView[] = [];
