import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import type { clientCategories } from "@/worker/core/trade/trade";
import type { LineKind } from "./status";

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000n;
/** Sums are carried in millionths of a ten-thousandth of a euro, and rounded once. */
const FINE = 1_000_000n;
/** A million euros: the most a price may be. */
const DEAREST = 1_000_000 * MONEY_SCALE;

/** What goes in, and its price for one `per`. Amounts are thousandths of a base unit, money ten-thousandths of a euro. */
export interface Line {
  kind: LineKind;
  name: string;
  amount: number;
  unit: Unit;
  unitPrice: number;
  per: Unit;
  /** Hundredths of a percent of what is taken. */
  loss: number;
}

/** How a category of clients is priced: by the markup on cost, by the margin on the price, or by the price itself. */
export interface Channel {
  category: (typeof clientCategories)[number];
  /** Marge: hundredths of a percent of the cost. */
  margin: number | null;
  /** Marque: hundredths of a percent of the price. */
  salesMargin: number | null;
  price: number | null;
}

/** What a calculation starts from. */
export interface Facts {
  /** What comes out: thousandths of the base of its unit. */
  outputAmount: number;
  outputUnit: Unit;
  lines: Line[];
  /** Good output of what goes in, in hundredths of a percent. */
  yield: number;
  labourMinutes: number;
  hourlyRate: number;
  /** Thousandths of a kilowatt-hour, and the price of one. */
  energy: number;
  energyPrice: number;
  overhead: number;
  /** What must be earned each month whatever is sold. */
  fixedCosts: number;
  /** Hundredths of a percent. */
  vatRate: number;
  channels: Channel[];
}

/** What a category pays, what is earned of it, and how many must be sold in a month. */
export interface Priced {
  category: Channel["category"];
  price: number | null;
  vat: number | null;
  priceWithVat: number | null;
  margin: number | null;
  salesMargin: number | null;
  /** What one unit leaves to pay the fixed costs. */
  contribution: number | null;
  /** Units to sell in a month to earn the fixed costs; null when none would. */
  breakEven: number | null;
  breakEvenSales: number | null;
}

/** What it costs, in ten-thousandths of a euro, and what each category of clients pays. */
export interface Calculated {
  lines: number[];
  materials: number;
  packaging: number;
  labour: number;
  energy: number;
  overhead: number;
  total: number;
  /** For one unit of what comes out; null when it would be more than a price can be. */
  unitCost: number | null;
  channels: Priced[];
}

/**
 * (ingredients ÷ yield + packaging + labour + energy + overhead) ÷ what comes out, and the prices that follow
 * (domain: items, recipes, cost).
 */
export function calculate(facts: Facts): Calculated {
  const costs = facts.lines.map((line) => ({ kind: line.kind, cost: costOf(line) }));
  const sum = (ofKind: LineKind) => costs.reduce((total, { kind, cost }) => (kind === ofKind ? total + cost : total), 0n);
  const materials = divideRounded(sum("ingredient") * WHOLE, BigInt(facts.yield));
  const packaging = sum("packaging");
  const labour = divideRounded(BigInt(facts.labourMinutes) * BigInt(facts.hourlyRate) * FINE, 60n);
  const energy = divideRounded(BigInt(facts.energy) * BigInt(facts.energyPrice) * FINE, 1_000n);
  const total = materials + packaging + labour + energy + BigInt(facts.overhead) * FINE;
  const perUnit = BigInt(QUANTITY_SCALE * units[facts.outputUnit].factor);
  const unit = whole(divideRounded(total * perUnit, BigInt(facts.outputAmount)));
  const unitCost = unit > DEAREST ? null : unit;
  return {
    lines: costs.map(({ cost }) => whole(cost)),
    materials: whole(materials),
    packaging: whole(packaging),
    labour: whole(labour),
    energy: whole(energy),
    overhead: facts.overhead,
    total: whole(total),
    unitCost,
    channels: facts.channels.map((channel) => priced(channel, unitCost, facts)),
  };
}

/** What a line takes, its loss included, in fine parts. */
function costOf({ amount, unitPrice, per, loss }: Line): bigint {
  const perUnit = BigInt(QUANTITY_SCALE * units[per].factor);
  return divideRounded(BigInt(amount) * BigInt(unitPrice) * FINE * WHOLE, perUnit * (WHOLE - BigInt(loss)));
}

function priced(channel: Channel, cost: number | null, { vatRate, fixedCosts }: Facts): Priced {
  const price = cost === null ? null : priceOf(channel, cost);
  if (price === null || cost === null || price > DEAREST) return { category: channel.category, ...unpriced };
  const vat = Number(divideRounded(BigInt(price) * BigInt(vatRate), WHOLE));
  const contribution = price - cost;
  const breakEven = contribution > 0 ? Math.ceil(fixedCosts / contribution) : null;
  return {
    category: channel.category,
    price,
    vat,
    priceWithVat: price + vat,
    margin: share(contribution, cost),
    salesMargin: share(contribution, price),
    contribution,
    breakEven,
    breakEvenSales: breakEven === null ? null : breakEven * price,
  };
}

const unpriced = {
  price: null,
  vat: null,
  priceWithVat: null,
  margin: null,
  salesMargin: null,
  contribution: null,
  breakEven: null,
  breakEvenSales: null,
};

/** The price that a channel's rule gives: cost × (1 + markup), cost ÷ (1 − margin), or as said. */
function priceOf({ price, margin, salesMargin }: Channel, cost: number): number | null {
  if (price !== null) return price;
  if (margin !== null) return Number(divideRounded(BigInt(cost) * (WHOLE + BigInt(margin)), WHOLE));
  return salesMargin === null ? null : Number(divideRounded(BigInt(cost) * WHOLE, WHOLE - BigInt(salesMargin)));
}

/** A part in hundredths of a percent of a whole; null of nothing. */
function share(part: number, of: number): number | null {
  return of > 0 ? Math.sign(part) * Number(divideRounded(BigInt(Math.abs(part)) * WHOLE, BigInt(of))) : null;
}

function whole(fine: bigint): number {
  return Number(divideRounded(fine, FINE));
}
