/** The ways to foresee a month from those before it, the plainest first. */
export const methods = ["year", "recent", "smoothed", "season", "ets"] as const;
export type Method = (typeof methods)[number];
