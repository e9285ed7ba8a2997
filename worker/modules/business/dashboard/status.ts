/** What a morning may ask for, the most urgent first: goods that may harm, what cannot wait, then goods, then papers, then money. */
export const briefKinds = [
  "recallsRunning",
  "controlsMissed",
  "readingsDue",
  "lotsToCheck",
  "lotsHeld",
  "lotsExpired",
  "ordersLate",
  "productionLate",
  "stockShort",
  "restocksLate",
  "lotsExpiring",
  "documentsOver",
  "documentsEnding",
  "invoicesOverdue",
  "billsOverdue",
  "cashLow",
] as const;
export type BriefKind = (typeof briefKinds)[number];
