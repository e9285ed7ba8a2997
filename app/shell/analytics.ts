import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

/** A page was seen. Kept in the page's memory only: a tag is told of it when one is configured and the reader agrees. */
export interface PageView {
  path: string;
  at: number;
}

/** Something that a reader did, as the tag is told of it. */
export interface AnalyticsEvent {
  name: string;
  category: string;
  label?: string;
  value?: number;
}

declare global {
  interface Window {
    /** The tag, where one is configured and the reader agreed. */
    gtag?(command: "event", name: string, facts: Record<string, unknown>): void;
  }
}

/** Tells the tag of what was done; nothing is sent where there is none. */
export function track({ name, category, label, value }: AnalyticsEvent): void {
  window.gtag?.("event", name, { event_category: category, event_label: label, value });
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
