/** Within its limits, or not. */
export const outcomes = ["within", "outside"] as const;
export type Outcome = (typeof outcomes)[number];

/** What one says where nothing is measured. */
export const verdicts = ["conforms", "fails"] as const;
export type Verdict = (typeof verdicts)[number];

/** How a control of the day stands. */
export const dueStates = ["due", "done", "missed"] as const;
