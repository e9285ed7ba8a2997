import { type Buyer, type InvoiceRow, type Parties, rule } from "./world";

/** Ten-thousandths of a euro in a cent: papers are read as the books keep them. */
export const CENT = 100;

/** What a person knows of a paper that was sent: what came in and went out for it, in ten-thousandths of a euro. */
export interface Bill {
  id: string;
  /** Paid less what was taken back. */
  paid: number;
  /** Of its credit notes: given back in money, or set against other invoices. */
  givenBack: number;
  setElsewhere: number;
  /** Of other invoices' credit notes, set against this one; and what the client had on account. */
  setHere: number;
  fromAccount: number;
  /** Of its credit notes: kept as compensation. */
  kept: number;
}

/** A line of the bank's statement that pays a paper. */
export interface Matched {
  line: string;
  paper: InvoiceRow;
  /** What of the paper it settles. */
  amount: number;
  /** What the treasury says besides: less than nothing where it lacked. */
  difference: number;
  /** What of that was taken off for paying early. */
  early: number;
  /** What of the line stayed on the client's account, with the sign of the line's money; less where it was taken from there. */
  rest: number;
}

/** Money that settled what stood before the books were kept here. */
export interface Settled {
  side: "client" | "supplier";
  /** With its sign. */
  signed: number;
  /** The line of the bank that it is, or the entry that was written by hand. */
  line?: string;
  entry?: string;
}

/** What a history has done so far, apart from what the product makes of it. */
export interface Model {
  clientId: string;
  client: string;
  buyer: Buyer;
  /** Papers that bill orders: their deposits and their invoices. */
  ofOrder: Map<string, string[]>;
  /** Papers of which a person changed what the order says. */
  edited: Set<string>;
  bills: Map<string, Bill>;
  supplier: Supplier;
  bank: Matched[];
  /** What is open of what stood before, and what settled it. */
  carried: { client: number; supplier: number };
  settled: Settled[];
  /** What the treasury says that was no payment, though it goes with one: discounts and rounding. */
  differences: number;
  /** Payments that brought more than was due, and what of it stays on the account. */
  besides: Map<string, number>;
  /** Of bills: what was taken off for paying early and stayed so; those of which some was taken back. */
  early: Map<string, number>;
  unsettled: Set<string>;
}

/** Who is bought from, and what the account with them comes to: in ten-thousandths of a euro. */
export interface Supplier {
  id: string;
  reference: string;
  /** Is its VAT left to the buyer? */
  isAbroad: boolean;
  isService: boolean;
  /** Invoiced less credited, and paid less given back. */
  billed: number;
  paid: number;
  /** Paid of what they had on account. */
  fromAccount: number;
  /** Asked ahead of goods less taken back, excl. tax. */
  deposits: number;
}

export const newModel = ({ client, supplier, isAbroad, isService, carried }: Parties, buyer: Buyer): Model => ({
  clientId: client.id,
  client: client.reference,
  buyer,
  ofOrder: new Map(),
  edited: new Set(),
  bills: new Map(),
  supplier: { ...supplier, isAbroad, isService, billed: 0, paid: 0, fromAccount: 0, deposits: 0 },
  bank: [],
  carried: { ...carried },
  settled: [],
  differences: 0,
  besides: new Map(),
  early: new Map(),
  unsettled: new Set(),
});

/** What becomes of a line that nearly pays what is due: all is settled, and what lacks or is too much is told apart. */
export function nearly(due: number, amount: number): { settled: number; difference: number } {
  const isSmall = Math.abs(amount - due) <= rule.mostDifference * 1e4 || (amount < due && due - amount <= share(due, rule.mostShare * 100));
  return isSmall ? { settled: due, difference: amount - due } : { settled: amount, difference: 0 };
}
const share = (amount: number, rate: number) => toCents(BigInt(amount) * BigInt(rate), 10_000n * BigInt(CENT));

/** What a person knows of a paper; nothing yet of one that is new. */
export function billOf(model: Model, bill: string | null): Bill {
  const id = bill ?? "";
  const known = model.bills.get(id) ?? { id, paid: 0, givenBack: 0, setElsewhere: 0, setHere: 0, fromAccount: 0, kept: 0 };
  model.bills.set(id, known);
  return known;
}

/** An exact fraction rounded half up to the cent. */
function toCents(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator)) * CENT;
}

/** What a quantity comes to excl. tax. @param amount thousandths of a piece or gram @param price ten-thousandths of a euro a piece or kilo */
export function worth({ unit, price, discount }: { unit: string; price: number; discount: number }, amount: number): number {
  const inOne = unit === "piece" ? 1_000n : 1_000_000n;
  return toCents(BigInt(amount) * BigInt(price) * BigInt(10_000 - discount), inOne * 10_000n * BigInt(CENT));
}

/** The tax on a base. @param rate hundredths of a percent */
export const taxOn = (base: number, rate: number): number => toCents(BigInt(base) * BigInt(rate), 10_000n * BigInt(CENT));

/** The tax within a sum. @param rate hundredths of a percent */
export const taxWithin = (sum: number, rate: number): number => toCents(BigInt(sum) * BigInt(rate), BigInt(10_000 + rate) * BigInt(CENT));
