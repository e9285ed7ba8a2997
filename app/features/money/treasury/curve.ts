import { addMonths, firstOfMonth } from "@/worker/core/figures/dates";

/** A balance at the end of a civil day. */
export interface Dot {
  day: string;
  balance: number;
}

/** What there was at the end of each month, counted back from what there is. @param months the oldest first */
export function pastOf(balance: number, months: { month: string; net: number }[], today: string): Dot[] {
  let balanceBefore = balance;
  const dots: Dot[] = [{ day: today, balance }];
  for (const { month, net } of [...months].reverse()) {
    balanceBefore -= net;
    dots.unshift({ day: `${month}-01`, balance: balanceBefore });
  }
  return dots.filter(({ day }) => day >= addMonths(today, -12));
}

/** Lines that a scale may have between its ends. */
const MOST_TICKS = 6;

/** Round amounts from below the lowest to above the highest balance, evenly apart; nothing is always one of them. */
export function ticksOf(balances: number[]): number[] {
  const [low, high] = [Math.min(0, ...balances), Math.max(1, ...balances)];
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST_TICKS));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => (high - low) / size <= MOST_TICKS) ?? 10 * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** The first days of the months between two days. */
export function monthsOf(start: string, end: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(start); day <= end; day = firstOfMonth(day, 1)) if (day >= start) months.push(day);
  return months;
}

/** Where days and balances are drawn, in a square of 100; nothing is always within it. */
export function scaleOf(days: string[], balances: number[]) {
  const [start, end] = [Date.parse(days[0] ?? ""), Date.parse(days.at(-1) ?? "")];
  const ticks = ticksOf(balances);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    ticks,
    x: (day: string) => round(((Date.parse(day) - start) / Math.max(1, end - start)) * 100),
    y: (balance: number) => round(100 - ((balance - low) / Math.max(1, high - low)) * 100),
  };
}

type Scale = ReturnType<typeof scaleOf>;

/** A line through dots: an SVG path. */
export function lineOf(dots: Dot[], { x, y }: Scale): string {
  return dots.map(({ day, balance }, place) => `${place ? "L" : "M"}${x(day)} ${y(balance)}`).join("");
}

/** The surface between two lines over the same days. */
export function bandOf(upper: Dot[], lower: Dot[], scale: Scale): string {
  return `${lineOf(upper, scale)}${lineOf([...lower].reverse(), scale).replace("M", "L")}Z`;
}
