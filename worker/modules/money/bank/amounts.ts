/** How a file writes days: the day first, as in Europe, or the month. */
export type DayOrder = "day" | "month";

const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})(?:[ T].*)?$/;
const yearFirst = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})(?:[ T].*)?$/;

/** A day as files write it, as a civil date: 05/11/2026, 5.11.26, 2026-11-05, 20261105; null where it is none. */
export function dayFrom(text: string, order: DayOrder = "day"): string | null {
  const trimmed = text.trim();
  const iso = yearFirst.exec(trimmed);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const [, first, second, year = ""] = dayFirst.exec(trimmed) ?? [];
  if (!first || !second) return null;
  const [day, month] = order === "day" ? [first, second] : [second, first];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Which way round days stand, told by those that leave no doubt: a part above twelve is no month. The day first otherwise. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const isMonthFirst = texts.some((text) => Number(dayFirst.exec(text.trim())?.[2] ?? 0) > 12);
  return isMonthFirst ? "month" : "day";
}

/** Figures with a mark before the cents or none; or with thousands parted, by three, by the other mark. */
const known = /^(\d*[.,]?\d+|\d{1,3}(\.\d{3})+(,\d+)?|\d{1,3}(,\d{3})+(\.\d+)?)$/;

/** An amount of money as files write it, in cents: 1 072,00, 1.072,00 €, 1,072.00, (12,50), 12,50-; null where it is none. */
export function centsFrom(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'€]|EUR$/g, "");
  const [, open, sign, digits = "", after, close] = /^(\()?([+-])?([\d.,]*\d)([+-])?(\))?$/.exec(compact) ?? [];
  if (!known.test(digits) || Boolean(open) !== Boolean(close)) return null;
  const point = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const mark = digits[point];
  // A mark that stands twice parts thousands.
  const isDecimal = mark !== undefined && digits.split(mark).length === 2;
  const whole = (isDecimal ? digits.slice(0, point) : digits).replace(/[.,]/g, "");
  const parts = isDecimal ? digits.slice(point + 1) : "";
  if (parts.length > 2 && /[^0]/.test(parts.slice(2))) return null;
  const cents = Number(`${whole}${parts.padEnd(2, "0").slice(0, 2)}`);
  if (!Number.isSafeInteger(cents * 100)) return null;
  return open || sign === "-" || after === "-" ? -cents : cents;
}
