/**
 * The words that a reading was taught with, as they are kept: where each stands among all words, by how far it is from the one before.
 */
export const packed = (places: readonly number[]) => places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(" ");

/** Where the words of a reading stand among all words. */
export function unpacked(text: string): number[] {
  let place = 0;
  return text === "" ? [] : text.split(" ").map((step) => (place += Number.parseInt(step, 36)));
}
