import { fold } from "../language";
import { slipsBetween } from "./slips";

/** A reference: no blank, and figures. */
const CODE = /^\S*\d\S*$/;

/**
 * The name most like another, so that a slip of the finger is answered with what was meant; null when none is. Another figure of a
 * reference is another record, which nobody meant: what lacks one, has one in addition or two that changed places is a slip.
 */
export function nearest(text: string, names: readonly string[]): string | null {
  const target = fold(text);
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    const other = fold(name).slice(0, 80);
    if (CODE.test(target) && !isSlipOf(target, other)) continue;
    const distance = distanceOf(target, other);
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= Math.max(2, Math.ceil(target.length / 2)) ? best.name : null;
}

/** Is a reference another one but for a slip? Its letters may have one as any; its figures may not be others. */
function isSlipOf(code: string, other: string): boolean {
  if (other.includes(code) && code.length > 2) return true;
  const [figures, theirs] = [code, other].map((text) => text.replace(/\D/g, "")) as [string, string];
  const isSame = figures.length !== theirs.length || [...figures].sort().join("") === [...theirs].sort().join("");
  return isSame && slipsBetween(code, other) <= 1;
}

/** How far a name is; one that begins with what was typed, or holds it, is near. */
function distanceOf(one: string, other: string): number {
  if (other.startsWith(one) && one.length > 2) return 1;
  return other.includes(one) && one.length > 3 ? 2 : slipsBetween(one, other);
}
