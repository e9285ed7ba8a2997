/** With what a period is compared. */
export const comparisons = ["previous", "year"] as const;
