/** How many phrases a help shows at most. */
export const SHOWN = 2;

/** The places of an operation's phrases that a help shows: the first ones that the assistant takes for it. @param unclear those it does not */
export const clearPlaces = (phrases: readonly string[], unclear: readonly string[]): number[] =>
  phrases.flatMap((phrase, place) => (unclear.includes(phrase) ? [] : [place])).slice(0, SHOWN);
