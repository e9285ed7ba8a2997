/** What decides how much of a recipe is made: the amount itself, what is in stock, or what a vessel holds. */
export const scales = ["output", "stock", "vessel"] as const;
export type Scale = (typeof scales)[number];
