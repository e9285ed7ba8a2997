export type Key = "code" | "name" | "quantity" | "unit" | "price" | "rate" | "total";
export type Heads = [key: Key, head: string, right?: boolean][];

/** How an invoice looks: what its producers of software differ in. */
export interface Layout {
  name: string;
  /** Which of the trades sells. */
  trade: number;
  language: "fr" | "en";
  sender: "left" | "right" | "middle" | "foot";
  /** What stands above the customer's address; nothing on many. */
  buyer: string | null;
  meta: "lines" | "row" | "sentence" | "right";
  words: { number: string; date: string; due: string | null };
  date: "slash" | "words" | "iso" | "dots" | "short";
  heads: Heads;
  totals: "right" | "across" | "rates" | "left";
  sums: [excl: string, vat: string, incl: string];
  /** More lines than the trade has goods, to need a second page. */
  times?: number;
  wrap?: boolean;
  rules?: boolean;
  credit?: boolean;
  deposit?: string;
  ticket?: boolean;
  /** The sums are written by hand on a printed form. */
  byHand?: boolean;
  money?: "after" | "none" | "before";
  point?: boolean;
}
