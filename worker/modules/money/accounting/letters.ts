import type { Leg, Written } from "./shapes";

/** Is it on the account of a client or a supplier? */
export const isOfParty = ({ account }: Leg) => account === "clients" || account === "suppliers";
/** The same, of a paper or of what pays it. */
export const isLettered = (leg: Leg) => isOfParty(leg) && !leg.isOnAccount;

/** A credit note that was set against another invoice than its own: what settles both is one. */
export interface Settlement {
  /** What each of them settles. */
  one: string;
  other: string;
}

/**
 * What letters what: an invoice with all that paid it or took it back, once nothing of it is left, on the last of their days. The letters
 * are those of the first of their entries, by its number: the same whatever period one asks for, as the numbers are.
 * @param all every entry that there is, numbered
 */
export function lettersOf(all: readonly { number: number; entry: Written }[], settlements: readonly Settlement[]): Letters {
  const firstOf = groupsOf(settlements);
  const groups = new Map<string, { open: number; day: string; number: number }>();
  for (const { number, entry } of all) {
    const { settles, day, legs } = entry;
    const lettered = legs.filter(isLettered);
    if (!settles || !lettered.length) continue;
    const before = groups.get(firstOf(settles)) ?? { open: 0, day, number };
    groups.set(firstOf(settles), {
      open: lettered.reduce((sum, { amount }) => sum + amount, before.open),
      day: day > before.day ? day : before.day,
      number: Math.min(before.number, number),
    });
  }
  return (settles) => {
    const group = groups.get(firstOf(settles));
    return group?.open === 0 ? { letter: letterAt(group.number - 1), day: group.day } : undefined;
  };
}

/** The letters of what settles a paper, and the day since which nothing of it is left. */
export type Letters = (settles: string) => { letter: string; day: string } | undefined;

/** Which papers settle each other, however long the chain. @returns the one that stands for all of its group */
function groupsOf(settlements: readonly Settlement[]): (settles: string) => string {
  const above = new Map<string, string>();
  const firstOf = (settles: string): string => {
    const next = above.get(settles);
    return next === undefined ? settles : firstOf(next);
  };
  for (const { one, other } of settlements) {
    const [first, second] = [firstOf(one), firstOf(other)];
    if (first !== second) above.set(second, first);
  }
  return firstOf;
}

/** AAA, AAB, … ZZZ, AAAA: as accountants letter. */
function letterAt(place: number): string {
  const [A, LETTERS, LEAST] = [65, 26, 3];
  let [rest, text] = [place, ""];
  while (rest > 0 || text.length < LEAST) {
    text = String.fromCharCode(A + (rest % LETTERS)) + text;
    rest = Math.floor(rest / LETTERS);
  }
  return text;
}
