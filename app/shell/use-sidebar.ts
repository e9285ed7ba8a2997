import { type RefObject, useEffect, useState } from "react";

export type SidebarState = "expanded" | "collapsed";

const COOKIE = "sidebar_state";
const SEVEN_DAYS = 7 * 86_400;
/** Under this width the sidebar is a sheet. */
const PHONE = 768;
const RESIZE_PAUSE = 150;

/** How the reader left the sidebar. */
export function readSidebar(request: Request): SidebarState {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=collapsed`).test(request.headers.get("cookie") ?? "") ? "collapsed" : "expanded";
}

/** The sidebar's state: expanded or collapsed on a desk, a sheet that opens and closes on a phone. Ctrl or Cmd + B toggles. */
export function useSidebar(initial: SidebarState, sheet: RefObject<HTMLDialogElement>) {
  const [state, setState] = useState(initial);

  useEffect(() => {
    document.cookie = `${COOKIE}=${state}; Path=/; Max-Age=${SEVEN_DAYS}; SameSite=Lax`;
  }, [state]);

  useEffect(() => {
    const toggle = () => {
      if (window.innerWidth >= PHONE) setState((now) => (now === "expanded" ? "collapsed" : "expanded"));
      else if (sheet.current?.open) sheet.current.close();
      else sheet.current?.showModal();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    let timer: ReturnType<typeof setTimeout>;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => window.innerWidth >= PHONE && sheet.current?.close(), RESIZE_PAUSE);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("resize", onResize);
    };
  }, [sheet]);

  return { state, toggle: () => setState((now) => (now === "expanded" ? "collapsed" : "expanded")) };
}
