import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTitle } from "./title";

/** A record somebody looked at, kept in this browser alone. */
export interface Recent {
  path: string;
  name: string;
}

const AT_MOST = 40;
/** The address of a record ends in its identifier. */
const RECORD = /\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A name of its own for each business: who signs in to another on this machine sees nothing of the first. */
const keyOf = (businessId: string) => `cellier-recent-${businessId}`;

const isRecent = (entry: unknown): entry is Recent =>
  typeof entry === "object" && entry !== null && RECORD.test(String((entry as Recent).path)) && typeof (entry as Recent).name === "string";

/** The records looked at last, the latest first. */
export function recentOf(businessId: string): Recent[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(businessId)) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Remembers each record whose screen is opened, under the title of its screen. */
export function useRecent(businessId: string | undefined): void {
  const { pathname } = useLocation();
  const title = useTitle();
  const name = title.replace(/ · Cellier$/, "");
  useEffect(() => {
    if (!businessId || !RECORD.test(pathname) || name === "Cellier") return;
    const others = recentOf(businessId).filter(({ path }) => path !== pathname);
    try {
      localStorage.setItem(keyOf(businessId), JSON.stringify([{ path: pathname, name }, ...others].slice(0, AT_MOST)));
    } catch {
      // A browser that keeps nothing offers nothing recent.
    }
  }, [businessId, pathname, name]);
}
