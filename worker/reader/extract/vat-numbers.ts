import { iban as ibanRule, siret as siretRule, vatNumber as vatRule } from "@/worker/core/trade/trade-numbers";
import { boxBetween, type Row, type Segment, wordsBetween } from "./rows";
import { type Box, surenessOf } from "./words";

/** A number of a business as it is printed. */
export interface TradeNumber extends Box {
  text: string;
  /** Are its check digits right? */
  isChecked: boolean;
  segment: Segment;
  sure: number;
}

const shapes: RegExp[] = [
  /(?<![A-Z0-9])FR ?[0-9A-Z]{2}(?:[ .]?\d){9}(?!\d)/g,
  /(?<![A-Z0-9])(?:DE|PT|EE|EL)[ .-]?(?:\d[ .]?){8}\d(?!\d)/g,
  /(?<![A-Z0-9])GB ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?(?!\d)/g,
  /(?<![A-Z0-9])(?:BE|PL) ?[01]?\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/g,
  /(?<![A-Z0-9])(?:LU|HU|MT|SI|FI|DK) ?(?:\d ?){8}(?!\d)/g,
  /(?<![A-Z0-9])(?:IT|HR|LV) ?\d{11}(?!\d)/g,
  /(?<![A-Z0-9])ES ?[A-Z0-9]\d{7}[A-Z0-9](?![A-Z0-9])/g,
  /(?<![A-Z0-9])NL ?\d{9} ?B ?\d{2}(?!\d)/g,
  /(?<![A-Z0-9])ATU ?\d{8}(?!\d)/g,
  /(?<![A-Z0-9])SE ?\d{12}(?!\d)/g,
  /(?<![A-Z0-9])IE ?\d[A-Z0-9+*]\d{5}[A-Z]{1,2}(?![A-Z0-9])/g,
  /(?<![A-Z0-9])CHE[ -]?\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?(?:MWST|TVA|IVA))?/g,
];

/** Every VAT number that the rows print; one that an account's number contains is none. */
export function vatNumbersIn(rows: Row[]): TradeNumber[] {
  return numbersIn(rows, shapes, (text) => vatRule.safeParse(text).success).filter(
    ({ segment, text }) => !/iban|bic|rib/.test(segment.folded) || /tva|vat|ust/.test(segment.folded) || text.length < 13,
  );
}

/** How many signs the IBANs of France and its neighbours have. */
const ibanLengths = {
  FR: 27,
  MC: 27,
  BE: 16,
  LU: 20,
  DE: 22,
  CH: 21,
  IT: 27,
  ES: 24,
  PT: 25,
  NL: 18,
  GB: 22,
  IE: 22,
  AT: 20,
  PL: 28,
  DK: 18,
};
const ibanShapes = Object.entries(ibanLengths).map(
  ([country, length]) => new RegExp(`(?<![A-Z0-9])${country} ?\\d{2}(?: ?[A-Z0-9]){${length - 4}}(?![A-Z0-9])`, "g"),
);

/** Every IBAN that the rows print with right check digits. */
export function ibansIn(rows: Row[]): TradeNumber[] {
  return numbersIn(rows, ibanShapes, (text) => ibanRule.safeParse(text).success).filter(({ isChecked }) => isChecked);
}

/** Every SIRET and SIREN that the rows print with right check digits. */
export function siretsIn(rows: Row[]): TradeNumber[] {
  const shapes = [/(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}(?!\d)/g, /(?<![\dA-Z] ?)\d{3}[ .]?\d{3}[ .]?\d{3}(?![\d.,])/g];
  return numbersIn(rows, shapes, (text) => siretRule.safeParse(text).success).filter(({ isChecked }) => isChecked);
}

function numbersIn(rows: Row[], shapes: RegExp[], isRight: (text: string) => boolean): TradeNumber[] {
  return rows.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const numbers: (TradeNumber & { from: number; to: number })[] = [];
      for (const shape of shapes)
        for (const match of segment.text.matchAll(shape)) {
          const [from, to] = [match.index, match.index + match[0].length];
          if (numbers.some((other) => from < other.to && to > other.from)) continue;
          const text = match[0].replace(/[\s.-]/g, "");
          const words = wordsBetween(segment, from, to);
          numbers.push({ ...boxBetween(segment, from, to), text, isChecked: isRight(text), segment, sure: surenessOf(words), from, to });
        }
      return numbers;
    }),
  );
}
