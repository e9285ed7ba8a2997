import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import type { Amount } from "../amounts";
import { isSame } from "../arithmetic";
import type { LabelKind } from "../labels";
import type { Sheet } from "../sheet";
import type { VatRow } from "../vat-table";
import { surroundings } from "./surroundings";
import { ruled, votes } from "./votes";

/** Taxes of a whole document, of its base: nothing to 27 %. */
const MOST_TAX = 0.275;

/** Amounts of money outside the table, with what a forest judges them by. @param linesSum what the lines make together */
export function sumCandidates(
  money: Amount[],
  vatRows: VatRow[],
  linesSum: number | null,
  sheet: Sheet,
  isOutside: (row: number) => boolean,
): { value: Amount; features: number[] }[] {
  const values = [...new Set(money.map(({ value }) => value))];
  const sizes = values.map(Math.abs).sort((a, b) => b - a);
  const most = sizes[0] ?? 1;
  const has = new Set(values.map((value) => Math.round(value / CENT)));
  const includes = (value: number) => [0, -1, 1].some((cents) => has.has(Math.round(value / CENT) + cents));
  const agreed = agreements(money, sheet).map((scores) => votes(scores));
  return money.map((one, at) => {
    const { value } = one;
    const bases = values.filter(
      (base) => base !== 0 && Math.abs(value - base) <= Math.abs(base) * MOST_TAX && Math.sign(value) === Math.sign(base),
    );
    const asTotal = bases.filter((base) => base !== value && includes(value - base)).length;
    const asBase = values.filter((tax) => tax !== 0 && Math.abs(tax) < Math.abs(value) * MOST_TAX && includes(value + tax)).length;
    const asTax = values.filter((base) => Math.abs(value) < Math.abs(base) * MOST_TAX && includes(base + value)).length;
    const sum = linesSum ?? 0;
    const taxes = vatRows.reduce((all, { vat }) => all + vat, 0);
    return {
      value: one,
      features: [
        ...agreed.flatMap((of) => of[at] as number[]),
        ...surroundings(one, money, sheet, sheet.labels),
        value / (most || 1),
        sizes.indexOf(Math.abs(value)),
        value < 0 ? 1 : 0,
        value === 0 ? 1 : 0,
        one.hasCurrency ? 1 : 0,
        money.filter((other) => other.value === value).length,
        asTotal,
        asBase,
        asTax,
        linesSum !== null && isSame(Math.abs(sum), Math.abs(value), 3) ? 1 : 0,
        linesSum ? Math.max(-2, Math.min(3, value / sum)) : 0,
        linesSum !== null && includes(value - sum) && value !== sum ? 1 : 0,
        vatRows.length && isSame(taxes, value, 2) ? 1 : 0,
        vatRows.some(({ base }) => base !== null && isSame(base, value)) ? 1 : 0,
        vatRows.some(({ vat }) => isSame(vat, value)) ? 1 : 0,
        vatRows.length,
        isOutside(one.segment.row) ? 1 : 0,
        money.filter((other) => other.segment.row > one.segment.row).length,
        value % MONEY_SCALE === 0 ? 1 : 0,
        one.decimals,
        one.isMarkLost ? 1 : 0,
      ],
    };
  });
}

/** Labels that an amount may be of. */
const of: LabelKind[] = ["exclTax", "vat", "inclTax", "total", "due", "otherAmount"];
/** What labels that are less plain are worth as those of a total, and three amounts that make a sum. */
const [TOTAL, DUE, AGREEMENT] = [0.9, 0.85, 1.1];

/**
 * How well labels announce each amount as excluding tax, as tax and as including tax, together with the two others that make a sum
 * with it where any do.
 */
function agreements(money: Amount[], sheet: Sheet): [exclTax: number[], vat: number[], inclTax: number[]] {
  const score = (one: Amount, kind: LabelKind) => ruled(one, money, sheet, kind, of);
  const excl = money.map((one) => Math.max(score(one, "exclTax"), 0.5 * score(one, "total")));
  const vat = money.map((one) => score(one, "vat"));
  const incl = money.map((one) => Math.max(score(one, "inclTax"), TOTAL * score(one, "total"), DUE * score(one, "due")));
  const result: [number[], number[], number[]] = [excl.slice(), vat.slice(), incl.slice()];
  const byCents = new Map<number, number[]>();
  for (const [at, { value }] of money.entries()) {
    const cents = Math.round(value / CENT);
    byCents.set(cents, [...(byCents.get(cents) ?? []), at]);
  }
  for (const [base, { value }] of money.entries())
    for (const [tax, { value: taken }] of money.entries()) {
      if (base === tax || Math.abs(taken) > Math.abs(value) * MOST_TAX) continue;
      for (const total of byCents.get(Math.round((value + taken) / CENT)) ?? []) {
        const together = (excl[base] as number) + (vat[tax] as number) + (incl[total] as number);
        const named = [excl[base], vat[tax], incl[total]].filter((one) => (one as number) > 0.25).length;
        if (total === tax || named < 2) continue;
        for (const [place, at] of [base, tax, total].entries()) {
          const own = result[place] as number[];
          own[at] = Math.max(own[at] as number, together + AGREEMENT);
        }
      }
    }
  return result;
}
