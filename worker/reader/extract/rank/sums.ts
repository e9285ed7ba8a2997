import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import type { Amount } from "../amounts";
import { isSame } from "../arithmetic";
import type { Sheet } from "../sheet";
import type { VatRow } from "../vat-table";
import { surroundings } from "./surroundings";

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
  return money.map((one) => {
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
      ],
    };
  });
}
