import { isPlain } from "@/worker/adapters/llm/local/model/plain";
import { isState } from "@/worker/adapters/llm/local/states";
import { languages } from "@/worker/core/language";
import type { Branch, Spoken } from "./lessons";

/** How often a state must be said of a reading, beside the one that it is said of most, to ask for it rather than to narrow it. */
const SHARE = 0.1;
/** Of a reading that is asked in more ways than this, a word of one alone may narrow. */
const MANY = 100;

/**
 * The words that ask for each reading by themselves, which narrow nothing besides: neither small words, nor states that other
 * readings are asked for by far oftener ("overdue", of what is due).
 */
export function tellingWords(all: readonly Branch[], spoken: Spoken): Map<string, string[]> {
  const patterns = new Map<string, number>();
  for (const { reading, language } of all) patterns.set(`${language} ${reading}`, (patterns.get(`${language} ${reading}`) ?? 0) + 1);
  const shareOf = (reading: string, own: ReadonlySet<string>) =>
    Math.max(
      ...languages.map((language) => {
        const count = [...own].filter((pattern) => pattern.startsWith(`${language} `)).length;
        return count / Math.max(1, patterns.get(`${language} ${reading}`) ?? 0);
      }),
    );
  const most = new Map<string, number>();
  for (const [reading, words] of spoken)
    for (const [word, own] of words) if (isState(word)) most.set(word, Math.max(most.get(word) ?? 0, shareOf(reading, own)));
  const least = (reading: string) =>
    languages.reduce((sum, language) => sum + (patterns.get(`${language} ${reading}`) ?? 0), 0) > MANY ? 2 : 1;
  const narrows = (reading: string, word: string, own: ReadonlySet<string>) =>
    isState(word) && !reading.includes("?") && shareOf(reading, own) < SHARE * (most.get(word) ?? 0);
  return new Map(
    [...spoken].map(([reading, words]) => [
      reading,
      [...words]
        .filter(([word, own]) => !isPlain(word) && own.size >= least(reading) && !narrows(reading, word, own))
        .map(([word]) => word),
    ]),
  );
}
