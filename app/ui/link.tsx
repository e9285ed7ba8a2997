import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the product: its path, or only what changes in the present one ("?edit=1"). */
  to: string;
  /** What the screen behind it needs is fetched as soon as somebody points at it. */
  prefetch?: "intent";
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
  /** Going back does not come by here. */
  replace?: boolean;
  /** Opens as a new page, as does what is no screen. */
  reloadDocument?: boolean;
}

/**
 * A link within the product: a plain anchor, of which a list may have hundreds. What one press on it does beyond an anchor stands in
 * `data-link`, for `Moves` (app/shell/moves.tsx).
 */
export function Link({ to, prefetch, preventScrollReset, replace, reloadDocument, ...rest }: LinkProps) {
  const move = [prefetch, preventScrollReset && "stay", replace && "replace"].filter(Boolean).join(" ");
  if (reloadDocument) return <a href={to} {...rest} />;
  // The router learns the screens behind these ahead of a press.
  return <a href={to} data-link={move} data-discover={to.startsWith("/") ? "true" : undefined} {...rest} />;
}

/** A link of a menu, which says whether one is there. @param end only there, not at what lies below */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={isHere ? "page" : undefined} {...rest} />;
}
