/** What is drawn from figures by reckoning alone: what matters most. Whole numbers in, whole numbers out. */

/** The class of what matters: A together makes the first 80 % of the whole, B what leads to 95 %, C the rest. */
export const classes = ["A", "B", "C"] as const;
export type Class = (typeof classes)[number];
const ENDS = { A: 0.8, B: 0.95 };

/**
 * Classes by share, the largest first. What crosses an end belongs to the class that it fills; nothing, or less, is C.
 * @param sizes the largest first
 */
export function classesOf(sizes: readonly number[]): Class[] {
  const whole = sizes.reduce((sum, size) => sum + Math.max(0, size), 0);
  let before = 0;
  return sizes.map((size) => {
    const share = whole ? before / whole : 1;
    before += Math.max(0, size);
    if (size <= 0) return "C";
    return share < ENDS.A ? "A" : share < ENDS.B ? "B" : "C";
  });
}
