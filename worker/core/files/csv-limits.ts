/** The longest file that is read, in characters, and the most lines of it. */
export const CSV_CHARACTERS = 5_000_000;
export const CSV_LINES = 20_000;
