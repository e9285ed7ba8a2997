import { proportion, type VatLine } from "@/worker/core/figures/totals";

/**
 * What of a sum incl. tax that is taken off for paying early is tax: each rate of the paper bears its share, and together they are
 * that sum to the cent (CGI, art. 267, II, 1° and 272, 1).
 * @param vat bases and taxes of the paper @param amount ten-thousandths of a euro incl. tax
 */
export function discountParts(vat: readonly VatLine[], amount: number): VatLine[] {
  const whole = vat.reduce((sum, { base, tax }) => sum + base + tax, 0);
  let before = 0;
  return vat.map(({ rate, base, tax }) => {
    const upTo = before + base + tax;
    const own = proportion(amount, upTo, whole) - proportion(amount, before, whole);
    before = upTo;
    const ownTax = proportion(own, rate, 10_000 + rate);
    return { rate, base: own - ownTax, tax: ownTax };
  });
}
