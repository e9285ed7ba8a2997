import { fold } from "../language";
import { slipsBetween } from "./slips";

/** The name most like another, so that a slip of the finger is answered with what was meant; null when none is. */
export function nearest(text: string, names: readonly string[]): string | null {
  const target = fold(text);
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    const distance = distanceOf(target, fold(name).slice(0, 80));
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= Math.max(2, Math.ceil(target.length / 2)) ? best.name : null;
}

/** How far a name is; one that begins with what was typed, or holds it, is near. */
function distanceOf(one: string, other: string): number {
  if (other.startsWith(one) && one.length > 2) return 1;
  return other.includes(one) && one.length > 3 ? 2 : slipsBetween(one, other);
}
