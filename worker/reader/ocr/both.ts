import { around, type Word } from "../extract/words";

/** Two words are of one place that share so much of the height of the lower one. */
const LEVEL = 0.4;
/** Where two readings of a place differ, the surer is right more often than not; so much less sure than it says. */
const DOUBT = 0.85;

/**
 * The words of two readings of one page, which look for lines in different ways and each lose what the other finds: a lone digit, a row
 * of a table. What only one has is taken from it; where they differ, the surer holds, and is doubted.
 */
export function together(first: Word[], second: Word[]): Word[] {
  return placesIn(first, second).flatMap(({ one, other }) => {
    if (!one.length || !other.length) return [...one, ...other];
    const isSurer = surenessOf(one) >= surenessOf(other);
    const isSame = textOf(one) === textOf(other);
    // Lines across take in specks above and below: how high a word is the first reading says better.
    const { top, bottom } = around(one);
    const placed = isSurer ? one : other.map((word) => ({ ...word, top: Math.max(word.top, top), bottom: Math.min(word.bottom, bottom) }));
    return isSame ? placed : placed.map((word) => ({ ...word, sure: word.sure * DOUBT }));
  });
}

interface PlaceOf {
  one: Word[];
  other: Word[];
}

/** The words of both readings by the places they stand in: what overlaps is of one place. */
function placesIn(first: Word[], second: Word[]): PlaceOf[] {
  const places: PlaceOf[] = first.map((word) => ({ one: [word], other: [] }));
  const at = new Map(first.map((word, place) => [word, places[place] as PlaceOf]));
  for (const word of second) {
    const met = [...new Set(first.filter((other) => isOver(other, word)).map((other) => at.get(other) as PlaceOf))];
    const [place, ...more] = met;
    if (!place) {
      places.push({ one: [], other: [word] });
      continue;
    }
    place.other.push(word);
    for (const joined of more) {
      place.one.push(...joined.one);
      place.other.push(...joined.other);
      for (const own of joined.one) at.set(own, place);
      joined.one = [];
      joined.other = [];
    }
  }
  return places;
}

function isOver(one: Word, other: Word): boolean {
  const [wide, high] = [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  return wide > 0 && high > LEVEL * Math.min(one.bottom - one.top, other.bottom - other.top);
}

const textOf = (words: Word[]) =>
  [...words]
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join("");

/** How sure a reading of a place is: the mean of its letters. */
function surenessOf(words: Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sure }) => sum + text.length * sure, 0) / Math.max(1, letters);
}
