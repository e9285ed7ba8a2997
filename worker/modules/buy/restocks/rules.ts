import { addDays } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { CENT } from "@/worker/core/figures/money";
import { totalsOf } from "@/worker/core/figures/totals";
import { convert, type Measures, ratioOf, type Unit } from "@/worker/core/figures/quantity";

/** The whole, in hundredths of a percent. */
const WHOLE = 10_000;

/** What a line asks, at what price a pack. */
interface PricedPacks {
  packs: number;
  price: number;
}

/** What a line asks and what has come of it, in thousandths of the base of the pack's unit. */
interface Awaited extends PricedPacks {
  packAmount: number;
  received: number;
}

/** Ten-thousandths of a euro, rounded half up to the cent. */
const toCent = (value: number) => Number(divideRounded(BigInt(value), BigInt(CENT))) * CENT;

/** What a line comes to, in ten-thousandths of a euro excl. tax, rounded to the cent. */
export const lineTotal = ({ packs, price }: PricedPacks) => toCent(packs * price);

/** What all lines come to. */
export const subtotalOf = (lines: readonly PricedPacks[]) => sumOf(lines.map(lineTotal));

/** What is ordered on a line: thousandths of the base of the pack's unit. */
export const askedOf = ({ packs, packAmount }: Pick<Awaited, "packs" | "packAmount">) => packs * packAmount;

/** What has still to come of a line; nothing when more came than was ordered. */
export const outstandingOf = (line: Awaited) => Math.max(0, askedOf(line) - line.received);

/**
 * How much has come, in hundredths of a percent of what is ordered, by its value; by its lines where it costs nothing. What came
 * beyond a line does not stand for another; all is here only when nothing is to come.
 */
export function receivedShare(lines: readonly Awaited[]): number {
  const isFree = lines.every((line) => lineTotal(line) === 0);
  const weights = lines.map((line) => (isFree ? 1 : lineTotal(line)));
  const total = sumOf(weights);
  if (total === 0) return 0;
  const come = lines.map((line, place) => ((weights[place] ?? 0) * Math.min(line.received, askedOf(line))) / askedOf(line));
  return lines.every((line) => outstandingOf(line) === 0) ? WHOLE : Math.min(WHOLE - 1, Math.floor((sumOf(come) / total) * WHOLE));
}

/**
 * Shares an amount out by weight, so that the shares are whole and come to exactly the amount: each is what the weights up to
 * it stand for, less what was shared before. Equal shares where nothing has a weight.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const own = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const total = BigInt(sumOf(own));
  let [weighed, shared] = [0n, 0];
  return own.map((weight) => {
    weighed += BigInt(weight);
    const share = Number(divideRounded(BigInt(amount) * weighed, total)) - shared;
    shared += share;
    return share;
  });
}

/** The taxes and the total of a restock; transport follows the goods it brings (article 267 of the French tax code). */
export const totalsWithFees = (lines: readonly (PricedPacks & { vatRate: number })[], fees: number) =>
  totalsOfGoods(
    lines.map((line) => ({ vatRate: line.vatRate, total: lineTotal(line) })),
    fees,
  );

/**
 * What is owed for what has come and was accepted, in ten-thousandths of a euro, taxes and all the fees with it: each line by the part of
 * it that was received, to the cent. Null while nothing has come: then nothing but the order says what is owed.
 */
export function owedFor(lines: readonly (Awaited & { vatRate: number })[], fees: number): number | null {
  if (lines.every(({ received }) => received === 0)) return null;
  const accepted = lines.map((line) => {
    const part = divideRounded(BigInt(line.packs * line.price) * BigInt(line.received), BigInt(askedOf(line)));
    return { vatRate: line.vatRate, total: toCent(Number(part)) };
  });
  return totalsOfGoods(accepted, fees).total;
}

function totalsOfGoods(goods: readonly { vatRate: number; total: number }[], fees: number) {
  const totals = goods.map(({ total }) => total);
  const shares = spread(toCent(fees) / CENT, totals).map((cents) => cents * CENT);
  return totalsOf(goods.map(({ vatRate, total }, place) => ({ vatRate, total: total + (shares[place] ?? 0) })));
}

/**
 * How many whole packs hold at least an amount of an item.
 * @param lacking thousandths of the base of the item's unit, more than nothing
 * @returns null when the pack's unit does not convert into the item's
 */
export function packsFor(lacking: number, item: Measures & { unit: Unit }, pack: { amount: number; unit: Unit }): number | null {
  const ratio = ratioOf(item.unit, pack.unit, item);
  if (!ratio) return null;
  const held = BigInt(pack.amount) * ratio.denominator;
  return Number((BigInt(lacking) * ratio.numerator + held - 1n) / held);
}

/** An amount of a pack's unit in thousandths of the item's base unit; null when the units do not convert. */
export function inItemUnit(amount: number, packUnit: Unit, item: Measures & { unit: Unit }): number | null {
  return convert(amount, packUnit, item.unit, item);
}

/** What is lacking to a supplier's minimum order, in ten-thousandths of a euro; 0 when it is reached or there is none. */
export const belowMinimum = (subtotal: number, minimum: number | null) => Math.max(0, (minimum ?? 0) - subtotal);

/** Is it awaited since a day before today? */
export function isLate({ status, expectedOn }: { status: string; expectedOn: string | null }, today: string): boolean {
  return expectedOn !== null && expectedOn < today && (status === "ordered" || status === "partly_received");
}

/** The civil day on which goods ordered on a day come; null when the supplier has given no lead time. */
export function comesOn(orderedOn: string, leadTimeDays: number | null): string | null {
  return leadTimeDays === null ? null : addDays(orderedOn, leadTimeDays);
}

export const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
