import { Chance } from "./chance";
import { type Branches, drawn } from "./grammar";
import { type Good, goodsOf } from "./goods";
import { type Party, party, renamed } from "./world";

/** What one paper says: its truth. Sums in cents. */
export interface Facts {
  seed: number;
  branches: Branches;
  seller: Party;
  buyer: Party;
  other: Party;
  number: string;
  date: string;
  due: string | null;
  lines: { good: Good; quantity: number; discount: number; total: number }[];
  rates: { rate: number; base: number; tax: number }[];
  excl: number;
  tax: number;
  incl: number;
  /** Taken off, or added behind the total: what is left to pay then differs from the total. */
  deposit: number;
  returnables: number;
}

/** The businesses that read: every paper here is sent to one of these. */
const readers = [1, 2, 3, 4].map((seed) => party(new Chance(seed * 7_919), "FR", seed % 2 === 0));

const rateOf = { reduced: 5.5, normal: 20, tenth: 10, least: 2.1, none: 0, reversed: 0, mixed: null } as const;

/** The paper of a seed. */
export function factsOf(seed: number): Facts {
  const chance = new Chance(seed * 104_729 + 17);
  const branches = drawn(chance);
  if (branches.kind === "receipt")
    Object.assign(branches, { totals: "column", table: branches.table === "two rows" ? "two rows" : "classic" });
  const { words, trade, table } = branches;
  const isEnglish = ["english", "trade english", "american"].includes(words);
  const founded = party(chance, words === "american" ? "US" : isEnglish ? "GB" : branches.tax === "reversed" ? "BE" : "FR");
  const seller = branches.name === "farm" || branches.name === "person" ? renamed(chance, founded, branches.name) : founded;
  const goods = isEnglish && (trade === "food" || trade === "packing") ? "english" : trade;
  const count = table === "pages" ? chance.whole(34, 46) : trade === "rent" ? chance.whole(1, 2) : chance.whole(1, 11);
  const sign = branches.kind === "credit" && chance.often(0.5) ? -1 : 1;
  const lines = goodsOf(chance, goods, count, rateOf[branches.tax]).map((good) => {
    const quantity =
      sign * (["kg", "L"].includes(good.unit) ? chance.whole(500, 60_000) / 1_000 : chance.whole(1, good.price < 100 ? 900 : 24));
    const discount = table === "discount" && chance.often(0.5) ? chance.one([5, 10, 12.5]) : 0;
    const total = Math.round(quantity * good.price * (1 - discount / 100));
    // Where nothing but an amount is printed, it is one of what costs that much.
    return table === "one amount"
      ? { good: { ...good, price: Math.abs(total) }, quantity: sign, discount, total }
      : { good, quantity, discount, total };
  });
  const rates = [...new Set(lines.map(({ good }) => good.rate))].map((rate) => {
    const base = lines.filter(({ good }) => good.rate === rate).reduce((sum, { total }) => sum + total, 0);
    return { rate, base, tax: Math.round((base * rate) / 100) };
  });
  const excl = rates.reduce((sum, { base }) => sum + base, 0);
  const tax = rates.reduce((sum, one) => sum + one.tax, 0);
  const day = Date.UTC(2024 + chance.whole(0, 2), chance.whole(0, 9), chance.whole(1, 28));
  const iso = (days: number) => new Date(day + days * 86_400_000).toISOString().slice(0, 10);
  const isAsked = !["quote", "order", "delivery", "receipt"].includes(branches.kind);
  return {
    seed,
    branches,
    seller,
    buyer: chance.one(readers),
    other: party(chance, seller.country),
    number: numberOf(branches, chance, iso(0)),
    date: iso(0),
    due: isAsked && chance.often(0.7) ? iso(chance.one([15, 30, 45, 60])) : null,
    lines,
    rates,
    excl,
    tax,
    incl: excl + tax,
    deposit: branches.totals === "deposit" ? Math.round(((excl + tax) * 0.3) / 100) * 100 : 0,
    returnables: branches.totals === "returnables" ? chance.whole(2, 18) * 350 : 0,
  };
}

function numberOf({ number }: Branches, chance: Chance, date: string): string {
  const year = date.slice(0, 4);
  return {
    year: `${chance.one(["FA", "F", "FC", "INV"])}${chance.one(["-", ""])}${year}-${chance.digits(4)}`,
    digits: chance.digits(chance.whole(5, 8)),
    groups: `${chance.digits(2)} ${chance.digits(3)} ${chance.digits(3)} ${chance.digits(3)}`,
    slash: `${year.slice(2)}/${chance.digits(4)}`,
    letters: `${chance.one(["VTE", "SI", "FACT", "RC"])}${chance.one(["", "-", "/"])}${chance.digits(6)}`,
    short: chance.digits(3),
    parted: `${chance.one(["FA", "F", "FV"])} ${year.slice(chance.one([0, 2]))} ${chance.digits(4)}`,
  }[number];
}
