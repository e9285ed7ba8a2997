import { civilDate } from "@/worker/core/figures/dates";
import type { Offer } from "@/worker/modules/buy/tariffs/contract";

/** What an offer cost per unit of the item, from a day on. */
interface Step {
  day: string;
  price: number;
}

/** The steps of an offer's price, the oldest first: of the changes of a day, the last. */
export function stepsOf({ prices }: Pick<Offer, "prices">): Step[] {
  const byDay = new Map<string, number>();
  for (const { at, unitPrice } of prices) if (unitPrice !== null) byDay.set(civilDate(at), unitPrice);
  return [...byDay].map(([day, price]) => ({ day, price }));
}

/** The price in force on a day; null before the first. */
export function priceOn(steps: Step[], day: string): number | null {
  return steps.filter((step) => step.day <= day).at(-1)?.price ?? null;
}

/** Where the steps are drawn: a line that goes across until the price changes, then up or down. @returns an SVG path in a square of 100 */
export function pathOf(steps: Step[], place: { x(day: string): number; y(price: number): number }): string {
  const [first, ...others] = steps;
  if (!first) return "";
  const moves = others.map(({ day, price }) => `H${round(place.x(day))}V${round(place.y(price))}`);
  return `M${round(place.x(first.day))} ${round(place.y(first.price))}${moves.join("")}H100`;
}

const round = (value: number) => Math.round(value * 100) / 100;
