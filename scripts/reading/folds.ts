import { Chance } from "@/tests/support/variety/chance";
import { type Axis, type Branches, grammar } from "@/tests/support/variety/grammar";

export type Branch = { axis: Axis; option: string };

const FOLDS = 14;

/** Groups of branches that are left out together, at most one of each axis in a group. */
export const folds: Branch[][] = dealt();

function dealt(): Branch[][] {
  const chance = new Chance(11);
  const groups: Branch[][] = Array.from({ length: FOLDS }, () => []);
  for (const [axis, options] of Object.entries(grammar) as [Axis, readonly string[]][])
    for (const [at, option] of chance.shuffled(options).entries()) {
      const free = groups.filter((group) => !group.some((other) => other.axis === axis)).sort((a, b) => a.length - b.length);
      (free[0] ?? groups[at % FOLDS])?.push({ axis, option });
    }
  return groups;
}

/** Has a paper one of these branches? What most papers have would leave nothing to learn from: it is never left out. */
export function isOf(branches: Branches, group: Branch[]): boolean {
  return group.some(({ axis, option }) => branches[axis] === option && !isUsual({ axis, option }));
}

export const isUsual = ({ axis, option }: Branch): boolean =>
  (axis === "kind" && option === "invoice") ||
  (axis === "currency" && option === "EUR") ||
  (axis === "trade" && option === "food") ||
  axis === "own";
