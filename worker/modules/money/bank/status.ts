/** Files in which banks give statements. */
export const statementFormats = ["csv", "ofx", "camt", "cfonb"] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** What a line may stand for. */
export const suggestionKinds = ["entry", "invoice", "carried", "plan", "category"] as const;

/** Why a line may stand for something, the most telling first. */
export const reasons = ["number", "amount", "difference", "credits", "part", "surplus", "party", "learned", "only", "near"] as const;
export type Reason = (typeof reasons)[number];
