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

/** A link that stands out was followed. @param link its name @param place where it stands */
export const trackClick = (link: string, place: string): void =>
  track({ name: "cta_click", category: "engagement", label: `${link}_${place}` });

/** Somebody asks to be shown what the product does. @param demo what they are shown */
export const trackDemo = (demo: string): void => track({ name: "demo_requested", category: "lead_generation", label: demo });

const AUTHENTICATION = "authentication";
let isSigningUp = false;

/** Tells that somebody begins to sign up, once a visit of the page. */
export function useSignUpStarted(method = "email"): void {
  useEffect(() => track({ name: "sign_up_started", category: AUTHENTICATION, label: method }), [method]);
}

/** The code that opens an account is on its way: the first screen behind it tells that it was the right one. */
export function expectSignUp(): void {
  isSigningUp = true;
}

/** Tells, on the first screen of a new account, that signing up is done. */
export function useSignUpCompleted(method = "email"): void {
  useEffect(() => {
    if (!isSigningUp) return;
    isSigningUp = false;
    track({ name: "sign_up_completed", category: AUTHENTICATION, label: method });
  }, [method]);
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
