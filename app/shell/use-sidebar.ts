import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";

export type SidebarState = "expanded" | "collapsed";

const COOKIE = "sidebar_state";
const SEVEN_DAYS = 7 * 86_400;
/** Under this width the page takes the room: the sidebar shows icons alone (nothing on a phone), and opens as a sheet. */
const NARROW = "(width < 68.75rem)";

/** How the reader left the sidebar. */
export function readSidebar(request: Request): SidebarState {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=collapsed`).test(request.headers.get("cookie") ?? "") ? "collapsed" : "expanded";
}

/** The sidebar's state: expanded or collapsed on a wide screen, a sheet that opens and closes on others. Ctrl or Cmd + B toggles. */
export function useSidebar(initial: SidebarState, sheet: RefObject<HTMLDialogElement>) {
  const [state, setState] = useState(initial);
  const [isNarrow, setNarrow] = useState(false);

  const toggle = useCallback(() => {
    if (!window.matchMedia(NARROW).matches) setState((now) => (now === "expanded" ? "collapsed" : "expanded"));
    else if (sheet.current?.open) sheet.current.close();
    else sheet.current?.showModal();
  }, [sheet]);

  useEffect(() => {
    document.cookie = `${COOKIE}=${state}; Path=/; Max-Age=${SEVEN_DAYS}; SameSite=Lax`;
  }, [state]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const onChange = () => {
      // In its own time: what of the screen is still on its way must not be drawn anew for it.
      startTransition(() => setNarrow(narrow.matches));
      if (!narrow.matches) sheet.current?.close();
    };
    onChange();
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, [sheet]);

  return { state: isNarrow ? "collapsed" : state, toggle } as const;
}
