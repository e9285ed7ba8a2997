import { fold } from "@/worker/core/language";
import type { FoundItem } from "./find-items";

/** The one that letters mean: the one that is called so, or the only one there is. */
export function meantBy(typed: string, matches: FoundItem[]): FoundItem | undefined {
  const called = matches.filter(({ name }) => fold(name) === fold(typed.trim()));
  const [one, ...others] = called.length ? called : matches;
  return others.length ? undefined : one;
}
