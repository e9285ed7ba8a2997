import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { likelyNext } from "./navigation";

const START = 1_000;
const BETWEEN = 100;

/** A second after landing on a screen where many begin, fetches the screens most likely next, a tenth of a second apart. */
export function usePreloading(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timers = (likelyNext[pathname] ?? []).map((path, place) => setTimeout(() => preload(path), START + place * BETWEEN));
    return () => timers.forEach(clearTimeout);
  }, [pathname]);
}

/** Asks the browser to fetch a screen's data, and with it the router learns the screen's code. */
function preload(path: string): void {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = `${path}.data`;
  document.head.appendChild(link);
}
