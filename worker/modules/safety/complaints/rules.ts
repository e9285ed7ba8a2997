import { firstOfMonth } from "@/worker/core/figures/dates";

/** Months of a trend. */
const MONTHS = 12;

/** The first days of the twelve months that end with the one of a civil day. */
export function monthsUntil(today: string): string[] {
  return Array.from({ length: MONTHS }, (_, place) => firstOfMonth(today, place - MONTHS + 1));
}
