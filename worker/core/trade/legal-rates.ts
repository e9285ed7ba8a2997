/** What the law sets for half a year, in hundredths of a percent a year. */
interface LegalRate {
  /** A civil day: the first of January or of July. */
  from: string;
  /** The refinancing rate of the European Central Bank on that day, and ten points: asked of late businesses (Code de commerce, art. L441-10, II). */
  late: number;
  /** The legal rate of interest between businesses (Code monétaire et financier, art. L313-2; an order of the minister). */
  interest: number;
}

/** Half-year by half-year. The last one holds until the next is written here; a business may say a rate of its own at any time. */
export const legalRates: readonly [LegalRate, ...LegalRate[]] = [
  { from: "2023-01-01", late: 1_250, interest: 206 },
  { from: "2023-07-01", late: 1_400, interest: 422 },
  { from: "2024-01-01", late: 1_450, interest: 507 },
  { from: "2024-07-01", late: 1_425, interest: 492 },
  { from: "2025-01-01", late: 1_315, interest: 371 },
  { from: "2025-07-01", late: 1_215, interest: 276 },
  { from: "2026-01-01", late: 1_215, interest: 262 },
];

/** What holds on a civil day: of its half-year, or of the last one that is known. */
export const legalRateOf = (day: string): LegalRate => legalRates.findLast(({ from }) => from <= day) ?? legalRates[0];
