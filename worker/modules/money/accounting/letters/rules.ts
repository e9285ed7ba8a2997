import type { Leg, Letter, Written } from "../shapes";

/** Is it on the account of a client or a supplier? */
export const isOfParty = ({ account }: Leg) => account === "clients" || account === "suppliers";
/** The same, of a paper or of what pays it. */
export const isOfPaper = (leg: Leg) => isOfParty(leg) && !leg.isOnAccount;

/**
 * Whose account a leg is on beside their papers: what stood there before, an advance, what takes one up. Null where it is a paper's, or
 * nobody's.
 */
function besideOf({ account, frozen, isOnAccount, party }: Leg, entry: Written): string | null {
  const whose = party ?? entry.party;
  const opening = /^(?:411|401)/.exec((account === "other" && frozen?.number) || "")?.[0];
  const side = account === "clients" || opening === "411" ? "client" : account === "suppliers" || opening === "401" ? "supplier" : null;
  if (!side || !whose || (entry.settles && !isOnAccount)) return null;
  return `${side} ${whose.code}`;
}

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

export type Letters = (entryNumber: number, leg: Leg, entry: Written) => Letter | undefined;

/**
 * What letters what: an invoice with all that paid it or took it back, once nothing of it is left, on the last of their days. The letters
 * are those of the first of their entries, by its number: the same whatever period one asks for. What was lettered when its period was
 * closed stays so, as the numbers do: what undoes it later is lettered with what settles that. What stands on somebody's account beside
 * papers is lettered whenever it comes to nothing.
 * @param all every entry that there is, in the order of numbers, what stood before under 0 @param closed the last days of closed periods
 */
export function lettersOf(all: readonly Entry[], settlements: readonly Settlement[], closed: readonly string[] = []): Letters {
  const [letters, beside] = [new Map<number, Letter>(), new Map<string, Letter>()];
  for (const until of [...[...closed].sort(), undefined]) {
    const isBefore = ({ day }: { day: string }) => until === undefined || day <= until;
    const open = all.filter(({ number, entry }) => !letters.has(number) && isBefore(entry));
    letter(open, groupsOf(settlements.filter(isBefore)), letters);
    letterBeside(
      all.filter(({ entry }) => isBefore(entry)),
      beside,
    );
  }
  return (number, leg, entry) => {
    const own = besideOf(leg, entry);
    if (own) return beside.get(`${number} ${own}`);
    return isOfPaper(leg) ? letters.get(number) : undefined;
  };
}

/** What stands on an account beside papers: money that came or was taken up, what of it is open, and what it is settled with. */
interface Standing {
  number: number;
  day: string;
  amount: number;
  left: number;
  together: Standing[];
}

/** Letters what stands on each account beside papers, with what settles it: the same amount first, else the oldest (civil code, art. 1342-10). */
function letterBeside(entries: readonly Entry[], letters: Map<string, Letter>): void {
  const accounts = new Map<string, Standing[]>();
  for (const { number, entry } of entries)
    for (const [whose, amount] of besideOfEntry(entry)) {
      if (amount === 0 || letters.has(`${number} ${whose}`)) continue;
      const before = accounts.get(whose) ?? [];
      const own: Standing = { number, day: entry.day, amount, left: amount, together: [] };
      own.together.push(own);
      const same = before.find(({ left, amount: whole }) => left === -amount && whole === left);
      for (const other of same ? [same] : before) settle(own, other);
      accounts.set(whose, [...before, own]);
    }
  for (const [whose, all] of accounts)
    for (const together of new Set(all.map((one) => one.together))) {
      if (together.some(({ left }) => left !== 0)) continue;
      // What stood before has no number; the figure tells these letters from those of papers.
      const first = Math.min(...together.flatMap(({ number }) => (number > 0 ? number : [])));
      const day = together.reduce((last, one) => (one.day > last ? one.day : last), "");
      for (const { number } of together) letters.set(`${number} ${whose}`, { letter: `${letterAt(first - 1)}1`, day });
    }
}

/** What an entry moves of each account beside papers. */
function besideOfEntry(entry: Written): Map<string, number> {
  const sums = new Map<string, number>();
  for (const leg of entry.legs) {
    const whose = besideOf(leg, entry);
    if (whose) sums.set(whose, (sums.get(whose) ?? 0) + leg.amount);
  }
  return sums;
}

/** Sets one against the other, as far as they go opposite ways. */
function settle(own: Standing, other: Standing): void {
  if (own.left === 0 || Math.sign(other.left) !== -Math.sign(own.left)) return;
  const amount = Math.sign(own.left) * Math.min(Math.abs(own.left), Math.abs(other.left));
  own.left -= amount;
  other.left += amount;
  if (own.together === other.together) return;
  const moved = other.together;
  own.together.push(...moved);
  for (const one of moved) one.together = own.together;
}

/** Letters what comes to nothing together. */
function letter(open: readonly Entry[], firstOf: (settles: string) => string, letters: Map<number, Letter>): void {
  const groups = new Map<string, { open: number; day: string; numbers: number[] }>();
  for (const { number, entry } of open) {
    const { settles, day, legs } = entry;
    const lettered = legs.filter(isOfPaper);
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
