import { useSearchParams } from "@remix-run/react";

/** Where the address of a screen says what a form of its own asked to print in vain. */
export const REFUSED = "refused";

/** What was asked of a paper that was refused, so that its form loses nothing; null where none was. */
export function useRefusedPaper(): URLSearchParams | null {
  const choices = useSearchParams()[0].get(REFUSED);
  return choices === null ? null : new URLSearchParams(choices);
}
