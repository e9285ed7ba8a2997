import { refuseField } from "@/worker/core/errors";
import { formatRate } from "@/worker/core/figures/rate";
import type { Language } from "@/worker/core/language";

/**
 * The legal rate of interest between businesses, in hundredths of a percent a year (Code monétaire et financier, art. L313-2; an order
 * of the minister each half-year). The last one holds until the next is known.
 */
const legalInterest = [
  { from: "2023-01-01", rate: 206 },
  { from: "2023-07-01", rate: 422 },
  { from: "2024-01-01", rate: 507 },
  { from: "2024-07-01", rate: 492 },
  { from: "2025-01-01", rate: 371 },
  { from: "2025-07-01", rate: 276 },
  { from: "2026-01-01", rate: 262 },
];

/** The least that may be asked of late payers a year: three times the legal rate (Code de commerce, art. L441-10, II). @param day a civil date */
export function leastPenaltyRate(day: string): number {
  return 3 * ((legalInterest.findLast(({ from }) => from <= day) ?? legalInterest[0])?.rate ?? 0);
}

/** @param rate hundredths of a percent a year; null for the law's own @throws Refusal `invalid_input` naming `penaltyRate` */
export function requirePenaltyRate(rate: number | null, day: string, language: Language): void {
  const least = leastPenaltyRate(day);
  if (rate !== null && rate < least) refuseField("penaltyRate", "below_legal", { least: formatRate(least, language) });
}
