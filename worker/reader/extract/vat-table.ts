import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { VatPart } from "@/worker/core/trade/reading";
import { type Amount, isMoney } from "./amounts";
import type { Row } from "./rows";
import type { Box } from "./words";

/** A rate of the invoice as its table shows it; the base is unknown where only the tax is printed. */
export interface VatRow {
  rate: number;
  base: number | null;
  vat: number;
  box: Box;
}

/** Rates in use in France, its neighbours and the United Kingdom, in hundredths of a percent: a number without its sign may be one of these. */
const common = new Set([
  0, 210, 260, 300, 380, 400, 500, 550, 600, 700, 810, 850, 900, 1000, 1200, 1300, 1350, 1400, 1600, 1700, 1900, 2000, 2100, 2200, 2300,
  2400, 2500, 2700,
]);

/** Rows that say a rate, what it applies to and what it makes, where the product is right. */
export function vatRowsIn(rows: Row[], amounts: Amount[]): VatRow[] {
  const rates = rows.flatMap((row) => vatRowOf(amounts.filter(({ segment }) => segment.row === row.index)));
  return rates.filter((row, at) => !rates.slice(0, at).some((earlier) => earlier.rate === row.rate && earlier.vat === row.vat));
}

function vatRowOf(amounts: Amount[]): VatRow[] {
  const rates = amounts.filter(({ isRate, value }) => isRate && value >= 0 && value <= 30 * MONEY_SCALE);
  const money = amounts.filter(isMoney);
  const printed = rates.length
    ? rates
    : amounts.filter(({ value, isRate, hasCurrency }) => !isRate && !hasCurrency && common.has(rateOf(value)));
  for (const rate of printed)
    for (const base of money)
      for (const vat of money) {
        if (base === vat || base === rate || vat === rate || base.value === 0) continue;
        const expected = (base.value * rate.value) / MONEY_SCALE / 100;
        const isRight = Math.abs(expected - vat.value) <= CENT * 1.5 && (rate.value !== 0 || rates.length > 0);
        if (isRight && Math.abs(vat.value) < Math.abs(base.value))
          return [{ rate: rateOf(rate.value), base: base.value, vat: vat.value, box: vat }];
      }
  const [only, more] = money;
  const whole = rates.length ? null : wholeRowOf(money);
  if (whole) return [whole];
  // "TVA 5,5 % : 12,40": the tax alone.
  return rates.length === 1 && rates[0] && only && !more ? [{ rate: rateOf(rates[0].value), base: null, vat: only.value, box: only }] : [];
}

/** "A20,0 50,87 10,17 61,04": where base, tax and both together are printed, they say the rate, whether it can be read or not. */
function wholeRowOf(money: Amount[]): VatRow | null {
  const [base, tax, gross, more] = money.slice().sort((a, b) => a.left - b.left);
  if (!base || !tax || !gross || more || tax.value <= 0 || Math.abs(base.value + tax.value - gross.value) > CENT * 1.01) return null;
  const rate = usual.find((one) => Math.abs((base.value * one) / (RATE_SCALE * 100) - tax.value) <= CENT);
  return rate ? { rate, base: base.value, vat: tax.value, box: tax } : null;
}

/** Rates of France first: small amounts fit several. */
const usual = [2000, 550, 1000, 210, ...common].filter((rate) => rate > 0);

const rateOf = (value: number) => Math.round((value * RATE_SCALE) / MONEY_SCALE);

/** The rates with both of their amounts. */
export function completeParts(rows: VatRow[]): VatPart[] {
  return rows.flatMap(({ rate, base, vat }) => (base === null ? [] : [{ rate, base, vat }]));
}
