import { MONEY_SCALE } from "@/worker/core/figures/money";
import { boxBetween, type Row, type Segment, wordsBetween } from "./rows";
import { type Box, surenessOf } from "./words";

/** A number as it is printed: an amount, a quantity or a rate. */
export interface Amount extends Box {
  /** Ten-thousandths. */
  value: number;
  decimals: number;
  /** Has it the sign or the name of a currency? */
  hasCurrency: boolean;
  /** The unit right behind it: "kg", "colis". */
  unit: string | null;
  isRate: boolean;
  /** Did recognition lose the mark before its cents, as it seems? */
  isMarkLost?: boolean;
  segment: Segment;
  from: number;
  to: number;
  sure: number;
}

export type Decimal = "," | ".";

/** Which sign a document writes before the cents: the more frequent of both. */
export function decimalOf(rows: Row[]): Decimal {
  let commas = 0;
  let points = 0;
  for (const { segments } of rows)
    for (const { text } of segments) {
      commas += text.match(/\d,\d{2}(?!\d)/g)?.length ?? 0;
      points += text.match(/\d\.\d{2}(?![\d.])/g)?.length ?? 0;
    }
  return points > commas ? "." : ",";
}

const currency = String.raw`(?:€|EUR(?:OS?)?|\$|£|USD|GBP|CHF|RM|Rs\.?)`;
const units = String.raw`(?:kgs?|gr?|mg|t|l|litres?|cl|ml|hl|m[23²³]?|kwh|mwh|h|hrs?|heures?|hours?|jours?|days?|mois|pces?|pcs|pieces?|pièces?|u|un|unit(?:e|é|s|es|és)?|col(?:is)?|ctn|cartons?|crt|bt|btl|bouteilles?|bidons?|sacs?|seaux?|fûts?|palettes?|pal|lots?|bo[iî]tes?|caisses?|box(?:es)?|bags?|dz|douz(?:aines?)?|stk\.?|st\.?|ea|each|x)`;
const digits = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,5})?|\d+(?:[.,]\d{3})*(?:[.,] ?\d{1,5})?|[.,]\d{2}`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d/.,°#_-])(\(|[-+−–] ?)?(${currency} ?)?([-−–] ?)?(${digits})( ?[-−](?= |$))?( ?€(?=\d\d(?!\d))\d\d)?(\))?( ?%)?( ?${currency})?( ?${units}(?=$|[ ,;)]))?(?![\p{L}\d/_°]|[-.]\d|,\d)`,
  "giu",
);

/** Every number that the rows print, none of them inside a word, a date or a code. */
export function amountsIn(rows: Row[], decimal: Decimal): Amount[] {
  return rows.flatMap(({ segments }) => segments.flatMap((segment) => amountsOf(segment, decimal)));
}

function amountsOf(segment: Segment, decimal: Decimal): Amount[] {
  const text = mended(segment.text);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, sign, before, inner, number = "", after, cents, closing, percent, currencyAfter, unit] = match;
    const parsed = numberOf(cents ? number + cents.replace(/\s*€/, decimal) : number, decimal);
    if (!parsed) return [];
    const isMinus = [sign, inner, after].some((mark) => /[-−–]/.test(mark ?? "")) || (sign === "(" && closing === ")");
    const from = match.index;
    const to = from + whole.length;
    const words = wordsBetween(segment, from, to);
    return [
      {
        ...boxBetween(segment, from, to),
        value: isMinus ? -parsed.value : parsed.value,
        decimals: parsed.decimals,
        hasCurrency: !!(before || currencyAfter || cents),
        unit: unit?.trim() || null,
        isRate: !!percent,
        segment,
        from,
        to,
        sure: surenessOf(words),
      },
    ];
  });
}

/**
 * Letters that recognition takes for digits, where only digits make sense; "3x19,81" and "379;74", letter for letter, as they were meant.
 */
function mended(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/(?<=\d)[xX×](?=\d+[.,]\d\d(?!\d))/g, "*")
    .replace(/(?<=\d);(?=\d\d(?!\d))/g, ",")
    .replace(/(?<![\p{L}\d])[\dOoIl|]+[.,][\dOoIl|]{2}(?![\p{L}\d])/gu, (number) => number.replace(/[Oo]/g, "0").replace(/[Il|]/g, "1"));
}

function numberOf(printed: string, decimal: Decimal): { value: number; decimals: number } | null {
  const text = printed.replace(/[ '’]/g, "");
  const signs = text.match(/[.,]/g) ?? [];
  const last = text.lastIndexOf(signs.at(-1) ?? " ");
  const decimals = last < 0 ? 0 : text.length - last - 1;
  // Thousands: the same sign twice, or three digits behind the sign that is not the document's for cents.
  const isThousands =
    last >= 0 && (signs.length > 1 ? new Set(signs).size === 1 : decimals === 3 && text[last] !== decimal && /^[1-9]/.test(text));
  const whole = isThousands || last < 0 ? text.replace(/[.,]/g, "") : text.slice(0, last).replace(/[.,]/g, "");
  const part = isThousands || last < 0 ? "" : text.slice(last + 1);
  const number = Number(`${whole || "0"}.${part || "0"}`);
  if (!Number.isFinite(number) || number > 1e9) return null;
  return { value: Math.round(number * MONEY_SCALE), decimals: part.length };
}

/** Could it be an amount of money: with cents, or with its currency? */
export function isMoney(amount: Amount): boolean {
  return !amount.isRate && !amount.unit && (amount.decimals === 2 || amount.hasCurrency);
}
