import type { Leg, Written } from "../shapes";

/** Is it on the account of a client or a supplier? */
export const isOfParty = ({ account }: Leg) => account === "clients" || account === "suppliers";
/** The same, of a paper or of what pays it. */
export const isLettered = (leg: Leg) => isOfParty(leg) && !leg.isOnAccount;

/** A credit note that is set against another invoice than its own, or taken off it again: what settles both is one. */
export interface Settlement {
  /** What each of them settles. */
  one: string;
  other: string;
  /** The civil day on which it is, and how much; less than nothing where it is taken off. */
  day: string;
  amount: number;
}

/** An entry with its number. */
interface Entry {
  number: number;
  entry: Written;
}

/** What an entry is lettered with, and the day since which nothing of it is left. */
interface Letter {
  letter: string;
  day: string;
}
export type Letters = (entryNumber: number) => Letter | undefined;

/**
 * What letters what: an invoice with all that paid it or took it back, once nothing of it is left, on the last of their days. The letters
 * are those of the first of their entries, by its number: the same whatever period one asks for. What was lettered when its period was
 * closed stays so, as the numbers do: what undoes it later is lettered with what settles that.
 * @param all every entry that there is, in the order of numbers @param closed the last days of closed periods
 */
export function lettersOf(all: readonly Entry[], settlements: readonly Settlement[], closed: readonly string[] = []): Letters {
  const letters = new Map<number, Letter>();
  for (const until of [...[...closed].sort(), undefined]) {
    const isBefore = ({ day }: { day: string }) => until === undefined || day <= until;
    const open = all.filter(({ number, entry }) => !letters.has(number) && isBefore(entry));
    letter(open, groupsOf(settlements.filter(isBefore)), letters);
  }
  return (number) => letters.get(number);
}

/** Letters what comes to nothing together. */
function letter(open: readonly Entry[], firstOf: (settles: string) => string, letters: Map<number, Letter>): void {
  const groups = new Map<string, { open: number; day: string; numbers: number[] }>();
  for (const { number, entry } of open) {
    const { settles, day, legs } = entry;
    const lettered = legs.filter(isLettered);
    if (!settles || !lettered.length) continue;
    const before = groups.get(firstOf(settles)) ?? { open: 0, day, numbers: [] };
    groups.set(firstOf(settles), {
      open: lettered.reduce((sum, { amount }) => sum + amount, before.open),
      day: day > before.day ? day : before.day,
      numbers: [...before.numbers, number],
    });
  }
  for (const { open: left, day, numbers } of groups.values())
    if (left === 0) for (const number of numbers) letters.set(number, { letter: letterAt(Math.min(...numbers) - 1), day });
}

/** Which papers settle each other, however long the chain. @returns the one that stands for all of its group */
function groupsOf(settlements: readonly Settlement[]): (settles: string) => string {
  const sums = new Map<string, number>();
  for (const { one, other, amount } of settlements) sums.set(`${one} ${other}`, (sums.get(`${one} ${other}`) ?? 0) + amount);
  const above = new Map<string, string>();
  const firstOf = (settles: string): string => {
    const next = above.get(settles);
    return next === undefined ? settles : firstOf(next);
  };
  for (const { one, other } of settlements) {
    const [first, second] = [firstOf(one), firstOf(other)];
    if (first !== second && sums.get(`${one} ${other}`) !== 0) above.set(second, first);
  }
  return firstOf;
}

/** AAA, AAB, … ZZZ, BAAA: as accountants letter. */
function letterAt(place: number): string {
  const [A, LETTERS, LEAST] = [65, 26, 3];
  let [rest, text] = [place, ""];
  while (rest > 0 || text.length < LEAST) {
    text = String.fromCharCode(A + (rest % LETTERS)) + text;
    rest = Math.floor(rest / LETTERS);
  }
  return text;
}
