import { formatMoney } from "../figures/money";
import { type Unit, unitsIn } from "../figures/quantity";
import { formatRate } from "../figures/rate";
import { type Language, localeOf } from "../language";
import { en } from "../words.en";
import { fr } from "../words.fr";
import { quantityText } from "./format-value";

const core = { fr, en };

/** A figure as answers hold it: a number under the name of what it is told in, null where it is unknown. */
export interface Figure {
  money?: number | null;
  count?: number | null;
  rate?: number | null;
  days?: number | null;
  minutes?: number | null;
  price?: number | null;
  per?: Unit;
  quantities?: readonly { amount: number; unit: Unit }[];
  lacking?: number;
}

/** "1 240,50 €", "35 kg, 412 pièces", "24,5 %", "34,5 jours", "12 h 30", "7,45 €/kg"; a dash where it is unknown, which nought is not. */
export function figureText({ money, count, rate, days, minutes, price, per, quantities }: Figure, language: Language): string {
  if (quantities) return quantities.length ? quantities.map((one) => quantityText(one, language)).join(", ") : "0";
  if (typeof money === "number") return formatMoney(money, 2);
  if (typeof price === "number") return `${formatMoney(price)}/${core[language].units[per ?? "piece"]}`;
  if (typeof rate === "number") return formatRate(rate, language, 1);
  if (typeof minutes === "number") return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
  if (typeof days === "number") return core[language].figures.days.replace("{{count}}", numberText(days, language));
  return typeof count === "number" ? numberText(count, language) : UNKNOWN;
}

const UNKNOWN = "—";
const numberText = (value: number, language: Language) => value.toLocaleString(localeOf[language], { maximumFractionDigits: 1 });

/** "+12,5 %", "-3 %"; a dash where there was nothing to grow from. */
export function changeText(change: number | null | undefined, language: Language): string {
  if (change === null || change === undefined) return UNKNOWN;
  return `${change > 0 ? "+" : ""}${formatRate(change, language, 1)}`;
}

/** How long a bar is drawn: the number of a figure; of quantities, the first that there is. Nothing of what is unknown. */
export function lengthOf({ money, count, rate, days, minutes, price, quantities }: Figure): number {
  return quantities?.[0]?.amount ?? money ?? count ?? rate ?? days ?? minutes ?? price ?? 0;
}

/** The units of some quantities, each in a column of its own: kilos and pieces are never added up. One of none. */
export function unitsAmong(figures: readonly Figure[]): (Unit | undefined)[] {
  const units = [...new Set(figures.flatMap(({ quantities = [] }) => quantities.map(({ unit }) => unit)))].sort();
  return units.length ? units : [undefined];
}

/** The number that a spreadsheet adds up, with decimals as it is said; null where it is unknown. @param unit of a quantity, which of it */
export function cellNumber({ money, count, rate, days, minutes, price, quantities }: Figure, unit?: Unit): number | null {
  const own = quantities?.find((one) => unit === undefined || one.unit === unit);
  if (quantities) return own ? unitsIn(own.amount, own.unit) : 0;
  if (typeof (money ?? price) === "number") return Number(money ?? price) / 10_000;
  if (typeof rate === "number") return rate / 100;
  return count ?? days ?? minutes ?? null;
}
