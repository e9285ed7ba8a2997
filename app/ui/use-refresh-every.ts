import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Asks for the screen's data again and again, while something is on its way. @param every milliseconds; null when nothing is */
export function useRefreshEvery(every: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle" || every === null) return;
    const timer = setTimeout(revalidate, every);
    return () => clearTimeout(timer);
  }, [revalidate, state, every]);
}
