import type { bankLines, bankRules, ledgerOpenings } from "@/db/business";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";
import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import type { ClientRow } from "../sales";
import { enter } from "./billing";
import type { Books, InvoiceRow } from "./books";
import type { Year } from "./index";
import { type Store, stamp } from "./store";

type OpeningRow = typeof ledgerOpenings.$inferInsert;
type LineRow = typeof bankLines.$inferInsert;

const euros = (amount: number) => amount * MONEY_SCALE;

/**
 * What stood in the books on the first day: what a client still owed and a supplier was still owed, most of it paid since.
 * @param first the first day of trade
 */
export function openBooks(year: Year, clients: ClientRow[], first: string, books: Books): OpeningRow[] {
  const { store, purchases } = year;
  const client = clients.find(({ category, status }) => category === "retailer" && status === "active");
  const [supplier] = purchases.suppliers;
  if (!client || !supplier) return [];
  const day = firstOfMonth(first);
  store.now = Date.parse(`${day}T08:00:00Z`);
  const owed = { number: "411000", name: "Clients", party: { code: client.reference, name: client.companyName }, amount: euros(1_840) };
  const owing = { number: "401000", name: "Fournisseurs", party: { code: supplier.reference, name: supplier.name }, amount: -euros(960) };
  const lines = [
    { number: "101000", name: "Capital", party: null, amount: -euros(40_000) },
    { number: "215400", name: "Matériel industriel", party: null, amount: euros(39_120) },
    owing,
    owed,
  ];
  const paid = { description: `Solde de reprise ${client.companyName}`, amount: euros(1_200), partyId: client.id };
  enter(store, { day: addDays(first, 24), type: "income", category: "clients", ...paid }, books);
  const settled = { description: `Solde de reprise ${supplier.name}`, amount: euros(960), partyId: supplier.id };
  enter(store, { day: addDays(first, 12), type: "expense", category: "suppliers", ...settled }, books);
  payAhead(store, clients, first, books);
  return [{ id: "opening", day, closingMonth: 12, lines, ...stamp(store) }];
}

/** A restaurant pays ahead of its next orders, and a fair brings sales without an invoice. */
function payAhead(store: Store, clients: ClientRow[], first: string, books: Books): void {
  const restaurant = clients.find(({ category, status }) => category === "horeca" && status === "active");
  const day = addDays(first, 320);
  if (restaurant) {
    const advance = { description: `Avance ${restaurant.companyName}`, amount: euros(300), partyId: restaurant.id };
    enter(store, { day, type: "income", category: "clients", ...advance }, books);
  }
  const fair = { description: "Foire gastronomique, vente au comptoir", amount: euros(844), vatRate: 550 };
  enter(store, { day: addDays(day, 3), type: "income", category: "sales", ...fair }, books);
}

/** The rule that an owner sets for small differences. */
export function ruleOf(store: Store): (typeof bankRules.$inferInsert)[] {
  return [{ id: "own", mostDifference: MONEY_SCALE, mostShare: 200, category: "discount", ...stamp(store) }];
}

/** The last lines of the bank's statement, that wait to be matched: by their number, by their sum, several at once, with more than is due, or by nothing that is known. */
export function statementOf(store: Store, { invoices }: Books, today: string): LineRow[] {
  const isOpen = ({ type, status, total, paid = 0 }: InvoiceRow) => type === "client" && status === "sent" && total > paid;
  const open = invoices.filter(isOpen).reverse();
  const dueOf = ({ total, paid = 0 }: InvoiceRow) => total - paid;
  const [named, early, ...others] = open;
  const pair = others.filter((one) => others.some((other) => other !== one && other.clientId === one.clientId)).slice(0, 2);
  const together = pair.filter(({ clientId }) => clientId === pair[0]?.clientId);
  const rounded = others.find((one) => !together.includes(one));
  const lines: [days: number, label: string, amount: number][] = [
    ...(named ? [[1, `VIR SEPA ${named.partyName} ${named.number}`, dueOf(named)] as [number, string, number]] : []),
    ...(early
      ? [[1, `VIR INST ${early.partyName}`, Math.round((dueOf(early) * 98) / (100 * CENT)) * CENT] as [number, string, number]]
      : []),
    ...(together.length > 1
      ? [[2, `VIR SEPA ${together[0]?.partyName} SOLDE`, together.reduce((sum, one) => sum + dueOf(one), 0)] as [number, string, number]]
      : []),
    [2, "PRLV SEPA EDF ENTREPRISES", -euros(412)],
    [3, "REMISE CB 23/11 TERMINAL 0042", euros(286) + 4_000],
    [4, "COTISATION CARTE ET TENUE DE COMPTE", -(euros(18) + 9_000)],
    ...(rounded ? [[1, `VIR SEPA ${rounded.partyName} ${rounded.number}`, dueOf(rounded) + euros(25)] as [number, string, number]] : []),
  ];
  store.now = Date.parse(`${today}T07:00:00Z`);
  return lines.map(([days, label, amount]) => {
    const day = addDays(today, -days);
    const written = label.toUpperCase();
    return {
      id: store.dice.id(),
      day,
      label: written,
      amount,
      fingerprint: `${day}|${amount}|${written.toLowerCase()}|1`,
      state: "open",
      ...stamp(store),
    };
  });
}
