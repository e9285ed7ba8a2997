import { isFood } from "../glossary";
import { distance, stemOf } from "../text";
import { featuresOf } from "./features";
import { dayWords, isPlain } from "./plain";
import { wordsOf, written } from "./spelling";
import { unpacked } from "./spoken";

/** What a sentence may ask for, with how likely that is, from 0 to 1. */
export interface Likely {
  reading: string;
  chance: number;
}

interface Weights {
  /** Everything that can be asked, and every word that the grammar asks it with. */
  readings: string[];
  words: string[];
  size: number;
  /** How far the numbers are apart, so that chances are what they are measured to be. */
  heat: number;
  scale: [number, number];
  inner: string;
  outer: string;
  spoken: Record<string, string>;
}

/** Words shorter than this are not taken for others. */
const LONG = 5;

/** Where the weights stand among the product's own files: beside the Worker, whose bundle has no room for them. */
export const WEIGHTS = "/assistant/weights.json";

interface Model extends Omit<Weights, "inner" | "outer"> {
  inner: Int8Array;
  outer: Int8Array;
  known: Set<string>;
  all: string[];
}
let opened: Model | undefined;

/**
 * Opens the weights, once for the life of the process.
 * @param read gives a file of the product's own
 * @throws Error when it is not there
 */
export async function openModel(read: (path: string) => Promise<Uint8Array | null>): Promise<void> {
  if (opened) return;
  const file = await read(WEIGHTS);
  if (!file) throw new Error(`${WEIGHTS} is missing: npm run train:assistant`);
  const weights = JSON.parse(new TextDecoder().decode(file)) as Weights;
  const numbers = (text: string) => new Int8Array(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
  const known = new Set([...weights.words, ...dayWords]);
  opened = { ...weights, inner: numbers(weights.inner), outer: numbers(weights.outer), known, all: [...known] };
}

function model(): Model {
  if (!opened) throw new Error("The model is asked before it is opened");
  return opened;
}

/** The words of a message; a word that nobody taught stands for the one that it is a slip of, where there is just one letter between them. */
export function heardWords(message: string): string[] {
  return wordsOf(written(message)).map((word) => knownFor(word) ?? word);
}

const slips = new Map<string, string | null>();
function knownFor(word: string): string | null {
  const { known, all } = model();
  // "Terrines" are not what is finished ("termines").
  if (known.has(word) || word.length < LONG || isPlain(word) || isFood(stemOf(word))) return known.has(word) ? word : null;
  if (!slips.has(word)) {
    if (slips.size > 2_000) slips.clear();
    const near = all.filter((other) => other.length >= LONG && other[0] === word[0] && distance(word, other, 1) <= 1);
    slips.set(word, near.find((other) => other.replace(/s$/, "") === word.replace(/s$/, "")) ?? near[0] ?? null);
  }
  return slips.get(word) ?? null;
}

/** A written message with the slips in the names of days put right. */
export function withDaysRight(text: string): string {
  const { known } = model();
  return text.replace(/[a-z]{4,}/g, (word) => {
    if (known.has(word) || isPlain(word)) return word;
    // "Jaune" is no slip of June: short names of days are written as they are.
    return (
      dayWords.find(
        (day) => day.length > 4 && day[0] === word[0] && Math.abs(day.length - word.length) < 2 && distance(word, day, 1) <= 1,
      ) ?? word
    );
  });
}

/** What a message may ask for, the likeliest first. */
export function rank(message: string): Likely[] {
  const { inner: from, outer: to, readings, size, scale, heat } = model();
  const features = featuresOf(heardWords(message));
  const mean = new Float64Array(size);
  for (const feature of features) for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (from[feature * size + at] ?? 0);
  const unit = (scale[0] * scale[1] * heat) / Math.max(1, features.length);
  const scores = readings.map((_, reading) => {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += (mean[at] ?? 0) * (to[reading * size + at] ?? 0);
    return sum * unit;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return readings.map((reading, at) => ({ reading, chance: (shares[at] ?? 0) / whole })).sort((one, other) => other.chance - one.chance);
}

/** Was a reading taught with this word, as it is or but for a slip? What it was not taught with is a name, or narrows. */
export function speaksOf(reading: string, word: string): boolean {
  if (isPlain(word)) return true;
  const heard = knownFor(word);
  return heard !== null && wordsOfReading(reading).has(heard);
}

const taught = new Map<string, Set<string>>();
function wordsOfReading(reading: string): Set<string> {
  const { spoken, words } = model();
  const own = taught.get(reading) ?? new Set(unpacked(spoken[reading] ?? "").map((place) => words[place] ?? ""));
  taught.set(reading, own);
  return own;
}

/** Was any reading taught with this word? */
export const isKnown = (word: string) => model().known.has(word);
