import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Whoever only passes over a link fetches nothing: milliseconds. */
const POINTING = 100;

/**
 * A press on any link of the product (app/ui/link.tsx) shows the next screen without a new page, and what one points at is fetched
 * ahead: one listener for all of them. Before scripts run, they are the anchors they are.
 */
export function Moves() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = linkOf(event);
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented || (link.target && link.target !== "_self")) return;
      event.preventDefault();
      const does = movesOf(link);
      const replace = does.includes("replace") || link.href === window.location.href;
      void navigate(addressOf(link), { replace, preventScrollReset: does.includes("stay") });
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [navigate]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link && movesOf(link).includes("intent")) timer = setTimeout(() => setAhead(addressOf(link)), POINTING);
    };
    const pointings = ["pointerover", "focusin", "touchstart"];
    for (const name of pointings) document.addEventListener(name, point, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of pointings) document.removeEventListener(name, point);
    };
  }, []);

  return ahead && <PrefetchPageLinks page={ahead} />;
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null);
const movesOf = (link: HTMLAnchorElement) => (link.dataset.link ?? "").split(" ");
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
