import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";

/** The last so many whole months before the one of an instant: a month that has only begun would look like a fall. */
export function wholeMonthsBefore(now: number, months: number): { from: string; to: string } {
  const today = civilDate(now);
  return { from: firstOfMonth(today, -months), to: lastOfMonth(today, -1) };
}

/** A part of a whole in hundredths of a percent; nought of nothing. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? Number(divideRounded(BigInt(part) * 10_000n, BigInt(whole))) : 0);
