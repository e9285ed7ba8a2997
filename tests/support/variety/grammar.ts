import type { Chance } from "./chance";

/**
 * What papers differ in, and how: a branch is one choice of one of these. Figures are always of branches that nothing was trained with.
 */
export const grammar = {
  /** Where the seller says who it is. */
  seller: ["left", "right", "centre", "line", "footer", "logo", "under buyer"],
  /** What the seller is called, and what stands between its name and its address. */
  name: ["usual", "farm", "slogan", "huge", "person", "one line", "trade", "wide"],
  /** Who else is named, and what stands above them. */
  buyer: ["bare", "client", "facturé", "delivered too", "window", "agent", "in line"],
  /** Where number and dates stand. */
  meta: ["lines", "row", "sentence", "box", "grid", "letter"],
  /** How things are called. */
  words: ["plain", "short", "long", "office", "english", "trade english", "american"],
  /** What else looks like a number or a date. */
  lookalikes: ["none", "order", "delivery", "previous", "meters", "many"],
  date: ["slash", "dots", "words", "iso", "short", "dashes"],
  /** How it says when it is to be paid. */
  due: ["pair", "terms", "sentence", "collected"],
  figures: ["space comma", "point comma", "apostrophe", "comma point", "plain comma"],
  number: ["year", "digits", "groups", "slash", "letters", "short", "parted"],
  table: [
    "classic",
    "two heads",
    "no head",
    "quantity first",
    "discount",
    "sections",
    "lots",
    "pages",
    "one amount",
    "two rows",
    "strange heads",
  ],
  totals: ["column", "strip", "by rate", "deposit", "discounted", "returnables", "words", "due only"],
  tax: ["reduced", "mixed", "normal", "tenth", "least", "none", "reversed"],
  trade: ["food", "packing", "energy", "telecom", "rent", "carrier"],
  kind: ["invoice", "credit", "proforma", "quote", "order", "delivery", "statement", "receipt"],
  look: ["sans", "serif", "narrow", "mono", "airy", "dense"],
  currency: ["EUR", "GBP", "CHF", "USD"],
  own: ["known", "unknown"],
} as const;

export type Axis = keyof typeof grammar;
export type Branches = { [Name in Axis]: (typeof grammar)[Name][number] };

/** More than half of what people bring are plain invoices in euros; every other choice is as frequent as its neighbours. */
const usual: Partial<Record<Axis, [choice: string, share: number]>> = {
  kind: ["invoice", 0.66],
  currency: ["EUR", 0.85],
  trade: ["food", 0.5],
};

/** One paper's choices. */
export function drawn(chance: Chance): Branches {
  const choices = Object.entries(grammar).map(([axis, options]) => {
    const [choice, share] = usual[axis as Axis] ?? [];
    return [axis, choice && chance.often(share ?? 0) ? choice : chance.one(options as readonly string[])];
  });
  return agreeing(Object.fromEntries(choices) as Branches, chance);
}

/** What one choice asks of the others: an English paper writes its figures its own way. */
function agreeing(branches: Branches, chance: Chance): Branches {
  const isEnglish = ["english", "trade english", "american"].includes(branches.words);
  if (!isEnglish)
    return {
      ...branches,
      figures: branches.figures === "comma point" ? "space comma" : branches.figures,
      currency: branches.currency === "GBP" ? "EUR" : branches.currency,
    };
  return {
    ...branches,
    figures: "comma point",
    trade: branches.trade === "energy" || branches.trade === "telecom" ? "food" : branches.trade,
    currency: branches.words === "american" ? "USD" : chance.often(0.7) ? "GBP" : branches.currency,
    tax: branches.words === "american" ? "none" : chance.one(["normal", "none", "mixed"] as const),
  };
}
