import { refuseField } from "@/worker/core/errors";
import { formatRate } from "@/worker/core/figures/rate";
import type { Language } from "@/worker/core/language";
import { legalRateOf } from "@/worker/core/trade/legal-rates";

/** The least that may be asked of late payers a year: three times the legal rate (Code de commerce, art. L441-10, II). @param day a civil date */
export const leastPenaltyRate = (day: string): number => 3 * legalRateOf(day).interest;

/** @param rate hundredths of a percent a year; null for the law's own @throws Refusal `invalid_input` naming `penaltyRate` */
export function requirePenaltyRate(rate: number | null, day: string, language: Language): void {
  const least = leastPenaltyRate(day);
  if (rate !== null && rate < least) refuseField("penaltyRate", "below_legal", { least: formatRate(least, language) });
}
