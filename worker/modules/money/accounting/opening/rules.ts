import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { isOfPaper, type Letters } from "../letters/rules";
import { accountOf, type Numbered, partyOf } from "../rules";
import type { Leg, OpeningLine, OwnAccounts, Written } from "../shapes";

/** A year ends with December unless the business says otherwise. */
export const USUAL_CLOSING_MONTH = 12;

/** Does a year begin on this day? @param closingMonth the month at whose end years end, 1 to 12 */
export function beginsYear(day: string, closingMonth: number): boolean {
  const dayBefore = addDays(day, -1);
  return day === firstOfMonth(day) && Number(dayBefore.slice(5, 7)) === closingMonth;
}

/** Debits and credits come to the same, and each line is one of them. @throws Refusal `invalid_input` naming the line, or `balances` */
export function requireBalanced(balances: readonly { debit: number; credit: number }[]): void {
  for (const [place, { debit, credit }] of balances.entries())
    if ((debit === 0) === (credit === 0)) refuseField(`balances.${place}.debit`, debit ? "debit_or_credit" : "required");
  const difference = balances.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  if (difference !== 0) refuseField("balances", "not_balanced", { difference: formatMoney(Math.abs(difference), 2) });
}

/** What stood in the books before the product kept them, as the first entry of its journal. */
export function openingEntry(day: string, lines: readonly OpeningLine[]): Written {
  const legs = lines.map(({ number, name, party, amount }): Leg => ({ account: "other", amount, frozen: { number, name }, party }));
  return entryOf(day, "Reprise des soldes", legs);
}

/** The result of a year, on the accounts that the French chart has for a profit and for a loss. */
const results = {
  profit: { number: "120000", name: "Résultat de l'exercice (bénéfice)" },
  loss: { number: "129000", name: "Résultat de l'exercice (perte)" },
};

/**
 * What a year begins with: the balance of each account of the balance sheet and of each client and supplier, and in one sum what
 * the accounts of the result came to (French chart of accounts, articles 941-12 and 112-2: the opening balance sheet is the closing
 * one of the year before). Accounts of clients and suppliers are carried forward paper by paper, each under its own reference and with
 * the letter of what settles it in the year that begins: so that what is lettered balances within that year alone.
 * @param entries all that was written before, in the order of numbers @returns null where nothing stands
 */
export function carriedEntry(day: string, entries: readonly Numbered[], accounts: OwnAccounts, letters: Letters): Written | null {
  const held = new Map<string, Leg & { frozen: { number: string; name: string } }>();
  let result = 0;
  for (const { number: entryNumber, entry } of entries)
    for (const leg of entry.legs) {
      const [number, name] = leg.frozen ? [leg.frozen.number, leg.frozen.name] : accountOf(leg.account, leg.rate, accounts);
      if (/^[67]/.test(number)) {
        result += leg.amount;
        continue;
      }
      const whose = partyOf(leg, entry.party);
      const letter = letters(entryNumber, leg, entry);
      const settles = isOfPaper(leg) ? entry.settles : undefined;
      const key = [number, whose?.code, settles, letter?.letter].join(" ");
      const { paper, paperDay, label } = entry;
      const { amount: before = 0, item = { paper, paperDay, label, letter } } = held.get(key) ?? {};
      const isOpenItem = Boolean(settles) || letter !== undefined;
      held.set(key, { account: "other", amount: before + leg.amount, frozen: { number, name }, party: whose, ...(isOpenItem && { item }) });
    }
  const own: Leg[] = [...held.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const ofYear: Leg = { account: "other", amount: result, frozen: result < 0 ? results.profit : results.loss };
  const legs = [...own, ofYear].filter(({ amount }) => amount !== 0);
  return legs.length ? entryOf(day, "Report à nouveau", legs) : null;
}

/** By account, whose it is, and the day of the paper. */
const placeOf = ({ frozen, party, item }: Leg) => `${frozen?.number} ${party?.code ?? ""} ${item?.paperDay ?? ""} ${item?.paper ?? ""}`;

const entryOf = (day: string, label: string, legs: Leg[]): Written => {
  return { journal: "AN", day, paper: "AN", paperDay: day, label, party: null, legs };
};
