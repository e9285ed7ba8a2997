import { Link } from "@/app/ui/link";
import { type RefObject, useEffect, useState } from "react";

/** What one does most with a row, where a finger pushes it aside on a phone; the record's own page does it by a button. */
export interface Swipe {
  label: string;
  to: string;
}

/** What stands behind a row; the keyboard and a reader of screens find it without pushing. @param name of the row's record */
export function SwipeLink({ label, to, name }: Swipe & { name?: string }) {
  return (
    <Link className="swipe" to={to} aria-label={name && `${label} ${name}`}>
      {label}
    </Link>
  );
}

/**
 * Lets fingers push the rows of a list aside. What does it, and what stands behind the rows, comes to those who have a finger on a phone.
 * @returns is anything to be drawn behind the rows?
 */
export function useSwipes(table: RefObject<HTMLTableElement>, isOffered: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isOffered || !window.matchMedia("(pointer: coarse) and (width < 48rem)").matches) return;
    let stop = () => {};
    let isGone = false;
    void import("./swiping").then(({ listen }) => {
      if (!table.current || isGone) return;
      setDrawn(true);
      stop = listen(table.current);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [table, isOffered]);
  return isDrawn;
}
