/** What a line of a calculation is: eaten, or wrapped around it. */
export const lineKinds = ["ingredient", "packaging"] as const;
export type LineKind = (typeof lineKinds)[number];
