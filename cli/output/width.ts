import stringWidth from "fast-string-width";

/** Letters, figures and signs that always take one column: Latin, punctuation, currencies, lines. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u202f-\u203a\u20a0-\u20bf\u2212\u2500-\u257f]*$/;

/** How many columns of a terminal a text takes. Most of ours is plain, and need not be looked at sign by sign. */
export const width = (text: string): number => (PLAIN.test(text) ? text.length : stringWidth(text));
