import type { Quantity } from "../contract/fields";
import { QUANTITY_SCALE, type Unit, units } from "../figures/quantity";
import { isSmall } from "../text/small-words";
import { unitOf } from "../figures/unit-words";

/** A pack as a price list writes it: what it is called, empty where it is not, and what it holds. */
export interface Pack {
  name: string;
  holds: Quantity;
}

/** Longer than any pack one writes, and beyond what a quantity holds. */
const LONGEST = 80;
const MOST = 1_000_000_000_000_000n;
/** A number, a sign of multiplication before one, or a word; whatever else stands in a cell makes it unreadable. */
const TOKEN =
  /(\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?)|([x×*](?=\s*\d))|(\p{L}['’.\p{L}\p{N}-]*)|[\s(),;:/]+|-(?!\d)/iuy;
/** "250gx6": what multiplies stands close to the unit before it. */
const CLOSE = /(\d\s*(?:kg|g|ml|cl|l))[x×*](?=\s*\d)/giu;

/**
 * Reads a pack: its numbers multiplied are what it holds of its unit, its words are its name. "Carton 10 × 1 kg" is a carton of
 * 10 kg, "250 g x 6" 1.5 kg, "plateau de 30" 30 pieces, "le kg" one kilo.
 * @returns null when it cannot be read: no unit and no number, two amounts ("12 kg / 10 kg"), a fraction
 */
export function packOf(text: string): Pack | null {
  const plain = text.trim().replace(CLOSE, "$1 x");
  const tokens = text.length <= LONGEST && /^[^-–]/.test(plain) ? tokensOf(plain) : null;
  if (!tokens?.length) return null;
  const numbers = tokens.flatMap(({ number }) => number ?? []);
  const isRun = tokens.every(({ number }, place) => number === undefined || mayMultiply(tokens, place));
  const unit = soleUnit(tokens, numbers.length > 0);
  if (!isRun || !unit) return null;
  const product = numbers.reduce((all, { digits }) => all * digits, BigInt(units[unit].factor * QUANTITY_SCALE));
  const scale = numbers.reduce((all, { scale }) => all * scale, 1n);
  const amount = product / scale;
  if (product % scale || amount <= 0n || amount > MOST) return null;
  return { name: nameOf(tokens), holds: { amount: Number(amount), unit } };
}

interface Token {
  number?: { digits: bigint; scale: bigint };
  isTimes?: boolean;
  word?: string;
  /** The unit that the word right after a number names. */
  unit?: Unit;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [, number, times, word] = match;
    if (number) tokens.push({ number: exactly(number) });
    if (times) tokens.push({ isTimes: true });
    if (word) tokens.push({ word, unit: (tokens.at(-1)?.number && unitOf(word)) || undefined });
  }
  return tokens;
}

/** "1 000,5" as 10005 tenths. */
function exactly(text: string): { digits: bigint; scale: bigint } {
  const [whole = "", part = ""] = text.replace(/[\s\u00a0\u202f]/g, "").split(/[.,]/);
  return { digits: BigInt(whole + part), scale: 10n ** BigInt(part.length) };
}

/** Two numbers multiply where a sign stands between them, or what is counted: "6 × 75 cl", "6 bouteilles de 75 cl". */
function mayMultiply(tokens: Token[], place: number): boolean {
  const last = tokens.findLastIndex(({ number }, at) => number && at < place);
  const between = tokens.slice(last + 1, place);
  if (last < 0 || between.some(({ isTimes }) => isTimes)) return true;
  const isCount = ({ word, unit }: Token) => unit === "piece" || (!unit && word && !isSmall(word));
  return between.some(isCount) && between.every(({ unit = "piece" }) => unit === "piece");
}

/** The unit after a number; pieces where numbers count what has none; where there is no number, the unit of one ("le kg"). */
function soleUnit(tokens: Token[], isCounted: boolean): Unit | null {
  const [unit, ...others] = tokens.flatMap(({ unit = "piece" }) => (unit === "piece" ? [] : [unit]));
  if (unit) return others.length ? null : unit;
  const [own] = tokens.flatMap(({ word = null }) => unitOf(word) ?? []);
  if (!isCounted) return own ?? null;
  return own && own !== "piece" ? null : "piece";
}

/** The words before the first number, or else the others. */
function nameOf(tokens: Token[]): string {
  const first = tokens.findIndex(({ number }) => number);
  const naming = (some: Token[]) =>
    some.flatMap(({ word, unit }) => (word && !unit && !isSmall(word) && !isUnit(word, first) ? [word] : []));
  const before = naming(tokens.slice(0, Math.max(0, first)));
  return (before.length ? before : naming(tokens)).join(" ").toLocaleLowerCase("fr").slice(0, 60);
}

/** Without a number, the word for the unit is no name: "le kg". */
const isUnit = (word: string, firstNumber: number) => firstNumber < 0 && unitOf(word) !== null;
