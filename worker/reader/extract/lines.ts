import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import type { LineItem } from "@/worker/core/trade/reading";
import { isMoney } from "./amounts";
import { isSame, madeBy } from "./arithmetic";
import { madeIn } from "./made";
import { fold } from "./fold";
import type { TableLine } from "./table";
import { type Page, placeOf } from "./words";

/** "REMISE : fidélité", "Discount", "Charge : transport". */
const ADJUSTMENT =
  /^(?:remise|rabais|ristourne|escompte|avoir sur|discount|allowance|charge|frais|abschlag|zuschlag|rabatt|surcharge)(?![a-z])/;

/** A discount or a charge on the whole, which tables print among their lines: it has no quantity at a price. */
export function isAdjustment({ description, quantity, unitPrice, total, totalIncl, numbers }: TableLine): boolean {
  const isProduct =
    !!madeIn(numbers, total ?? totalIncl ?? 0) ||
    (quantity !== null && unitPrice !== null && isProven({ quantity: asQuantity(quantity), unitPrice, total: total ?? totalIncl }, null));
  return !isProduct && ADJUSTMENT.test(fold(description).replace(/^[^a-z]+/, ""));
}

/** Lines of the table as the lines of the invoice: what the numbers prove is sure, and what they prove wrong is put right where they can. */
export function lineItemsOf(printed: TableLine[], onlyRate: number | null, pages: Page[]): LineItem[] {
  const lines = withCounts(printed);
  const isUncounted = lines.length > 1 && lines.every(isOnlyMoney);
  const isWeighed = lines.some(({ quantity }) => quantity !== null && quantity % MONEY_SCALE !== 0);
  return lines.map((line) => {
    const item = completed(repaired(line), line, isWeighed, isUncounted);
    const proven = isProven(item, line.discount);
    return {
      ...item,
      description: tidy(line.description),
      vatRate: line.vatRate ?? onlyRate,
      code: line.code,
      unit: line.unit,
      confidence: Math.round((proven === true ? 0.97 : proven === null ? 0.75 : 0.5) * Math.min(1, line.sure + 0.15) * 100) / 100,
      at: placeOf(line, pages),
    };
  });
}

type Numbers = Pick<LineItem, "quantity" | "unitPrice" | "total">;

const asQuantity = (value: number) => Math.round((value * QUANTITY_SCALE) / MONEY_SCALE);

/** "17 Loyer", "0,914 Beurre": how many, where no column says it. */
const COUNTED = /^(\d{1,4}(?:[.,]\d{1,3})?) +(?=\p{L}.*\p{L}{2})/u;
/** On so many of the lines, a number stands before the name. */
const MOSTLY = 0.6;

/** Lines of a ticket say how many before what it is: where most do, that is a column of its own, whatever the numbers beside it say too. */
function withCounts(lines: TableLine[]): TableLine[] {
  const counts = lines.map(({ description, quantity, unitPrice }) => {
    const count = COUNTED.exec(description)?.[1];
    const isUnsaid = quantity === null && unitPrice === null;
    return count && (isUnsaid || manyOf(count) === quantity) ? count : undefined;
  });
  if (lines.length < 2 || counts.filter(Boolean).length < MOSTLY * lines.length) return lines;
  return lines.map((line, at) => {
    const count = counts[at];
    if (!count) return line;
    return {
      ...line,
      quantity: manyOf(count),
      description: line.description.replace(COUNTED, ""),
    };
  });
}

const manyOf = (count: string) => Math.round(Number(count.replace(",", ".")) * MONEY_SCALE);

/** Units of what is not counted: a part of one of these is as good as a whole. */
const WEIGHED = /^(?:kgs?|g|gr|t|l|litres?|cl|hl|m[23²³]?|k?wh|mwh|h|hrs?|heures?|hours?|jours?|days?)\.?$/i;

/**
 * Any two of quantity, price and total give the third, where it comes out exactly or to the cent. What is counted comes in wholes; what is
 * weighed (its unit says so, or another line does) in as few decimals as make the total. A lone amount with nothing beside it is of one.
 */
function completed(item: Numbers, line: TableLine, isWeighed: boolean, isUncounted: boolean): Numbers {
  const { unit, discount, sure } = line;
  const { quantity, unitPrice, total } = item;
  if (total === null || total === 0) {
    return total === null && quantity !== null && unitPrice !== null
      ? { ...item, total: toCents(madeBy(quantity, unitPrice, discount)) }
      : item;
  }
  if (quantity === null && unitPrice) {
    const share = 1 - (discount ?? 0) / MONEY_SCALE / 100;
    const isPart = isWeighed || WEIGHED.test(unit ?? "");
    const steps = isPart ? [1_000, 100, 10, 1] : [1_000];
    for (const step of steps) {
      // A step that is worth less than a cent would fit any total.
      if ((step / QUANTITY_SCALE) * unitPrice * share < CENT) break;
      const many = Math.round((total * QUANTITY_SCALE) / (unitPrice * share) / step) * step;
      if (many !== 0 && isSame(madeBy(many, unitPrice, discount), total, 0.5)) return { ...item, quantity: many };
    }
    return item;
  }
  if (quantity && unitPrice === null) {
    const price = toCents((total * QUANTITY_SCALE) / quantity);
    return price > 0 && isSame(madeBy(quantity, price), total, 0.5) ? { ...item, unitPrice: price } : item;
  }
  const isAlone = quantity === null && unitPrice === null && isOnlyMoney(line) && (sure === 1 || isUncounted);
  return isAlone ? { quantity: Math.sign(total) * QUANTITY_SCALE, unitPrice: Math.abs(total), total } : item;
}

/** Is its total the only amount that a line prints? */
const isOnlyMoney = ({ numbers, quantity, unitPrice }: TableLine) =>
  quantity === null && unitPrice === null && numbers.filter(isMoney).length === 1;

const toCents = (value: number) => Math.round(value / CENT) * CENT;

/** The numbers of a line as its columns say; where they do not make the total, others of the line that do. */
function repaired(line: TableLine): Numbers {
  const total = line.total ?? line.totalIncl;
  const read = { quantity: line.quantity === null ? null : asQuantity(line.quantity), unitPrice: line.unitPrice, total };
  if (total === null || total === 0 || isProven(read, line.discount)) return read;
  const others = line.numbers.filter(({ isRate, value }) => !isRate && value !== 0);
  const quantities = [...(read.quantity === null ? [] : [read.quantity]), ...others.map(({ value }) => asQuantity(value))];
  const prices = [...(read.unitPrice === null ? [] : [read.unitPrice]), ...others.map(({ value }) => value)];
  // What the columns say comes first in both lists: as little as possible is put right.
  for (const quantity of quantities)
    for (const unitPrice of prices) {
      const isOne = quantity === asQuantity(unitPrice) && Math.abs(total) !== Math.abs(unitPrice);
      if (!isOne && isProven({ quantity, unitPrice, total }, null)) {
        const isItself =
          unitPrice === total && !others.some(({ value }, at) => value === total && at !== others.findIndex((one) => one.value === total));
        if (!isItself) return { quantity, unitPrice, total };
      }
    }
  return read;
}

/** Do quantity and price make the total? Null when something is missing. */
function isProven(
  { quantity, unitPrice, total }: Pick<LineItem, "quantity" | "unitPrice" | "total">,
  discount: number | null,
): boolean | null {
  if (quantity === null || unitPrice === null || total === null) return null;
  const cents = 1 + Math.abs(quantity) / QUANTITY_SCALE / 200;
  return (
    isSame(Math.abs(madeBy(quantity, unitPrice)), Math.abs(total), cents) ||
    isSame(Math.abs(madeBy(quantity, unitPrice, discount)), Math.abs(total), cents)
  );
}

const tidy = (text: string) =>
  text
    .replace(/[-=_*]{4,}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s|•·:;,-]+|[\s|•·:;,]+$/g, "");
