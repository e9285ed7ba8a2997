import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

const AGAIN = 50;
/** Words of a screen that come late are waited for so long. */
const PATIENCE = 2_000;

/** On another screen the focus goes to its heading, which is thereby announced; a field that asks for the focus keeps it. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A button that keeps its screen where it stands may lead to another, which begins at its top.
    if (!isBack && !hash) window.scrollTo(0, 0);
    const began = Date.now();
    const timer = setInterval(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      const isWaiting = Date.now() - began < PATIENCE;
      if (!heading && isWaiting) return;
      clearInterval(timer);
      if (heading && !isInUse(document.activeElement)) focus(heading);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [pathname, hash, isBack]);
}

/** Does somebody type or choose there already? */
const isInUse = (element: Element | null) => Boolean(element?.closest("main :is(input, select, textarea, [role=alert]), dialog[open]"));

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
