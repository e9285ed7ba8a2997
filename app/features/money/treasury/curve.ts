import { addMonths } from "@/worker/core/figures/dates";

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

/** Where days and balances are drawn, in a square of 100; nothing is always within it. */
export function scaleOf(days: string[], balances: number[]) {
  const [start, end] = [Date.parse(days[0] ?? ""), Date.parse(days.at(-1) ?? "")];
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    low,
    high,
    x: (day: string) => round(((Date.parse(day) - start) / Math.max(1, end - start)) * 100),
    y: (balance: number) => round(96 - ((balance - low) / Math.max(1, high - low)) * 92),
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
