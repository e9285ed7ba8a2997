/** Files in which banks give statements. */
export const statementFormats = ["csv", "ofx", "camt", "cfonb"] as const;
export type StatementFormat = (typeof statementFormats)[number];
