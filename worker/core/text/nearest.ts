import { fold } from "../language";

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

/** How many letters one must add, drop or change; a name that begins with what was typed, or holds it, is near. */
function distanceOf(one: string, other: string): number {
  if (other.startsWith(one) && one.length > 2) return 1;
  if (other.includes(one) && one.length > 3) return 2;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (one[line - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
