import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { likelyNext } from "./navigation";

const START = 1_000;
const BETWEEN = 100;

/** What the router knows of the screens: where the code of each is. */
interface Manifest {
  routes: Record<string, { path?: string; module: string; imports?: string[] } | undefined>;
}

/** A second after landing on a screen where many begin, fetches the code of those most likely next, a tenth of a second apart. */
export function usePreloading(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timers = (likelyNext[pathname] ?? []).map((path, place) => setTimeout(() => preload(path), START + place * BETWEEN));
    return () => timers.forEach(clearTimeout);
  }, [pathname]);
}

/** Only code: data that is fetched early may be stale when it is shown. */
function preload(path: string): void {
  const { routes } = (window as unknown as { __remixManifest: Manifest }).__remixManifest;
  const route = Object.values(routes).find((candidate) => candidate && `/${candidate.path}` === path);
  for (const href of route ? [route.module, ...(route.imports ?? [])] : []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.appendChild(link);
  }
}
