import type { Page } from "@/worker/reader/extract/words";
import type { Chance } from "./chance";

/** Signs that recognition takes for each other. */
const mistaken: Record<string, string[]> = {
  "0": ["O", "8", "6"],
  "1": ["l", "7", "I"],
  "5": ["S", "6"],
  "8": ["3", "6"],
  "3": ["8"],
  é: ["e", "è"],
  è: ["é", "e"],
  e: ["c"],
  o: ["0"],
  l: ["1", "i"],
  i: ["l", "1"],
  ",": ["."],
  ".": [","],
  n: ["m"],
  "°": ["*", "º", "o"],
};

/** A page with a text layer as recognition would have made it out: boxes as tight as letters, words less than sure, a sign wrong here and there. */
export function smudged(page: Page, chance: Chance): Page {
  const rate = chance.next() * 0.02;
  // A narrow column of lone digits is lost more often than not, and the small mark before the cents on all of a page at once.
  const [isLoneLost, isMarkLost] = [chance.often(0.4), chance.often(0.06)];
  const isLost = ({ text }: { text: string }) => chance.often(isLoneLost && /^\d$/.test(text) ? 0.6 : rate / 2);
  const words = page.words
    .filter((word) => !isLost(word))
    .map((word) => {
      const height = word.bottom - word.top;
      const shift = (chance.next() - 0.5) * 0.12 * height;
      const printed = isMarkLost ? word.text.replace(/(?<=\d)[.,](?=\d\d$)/, "") : word.text;
      const text = [...printed].map((sign) => (chance.often(rate) ? chance.one(mistaken[sign] ?? [sign]) : sign)).join("");
      const sure =
        text === word.text ? 0.86 + 0.12 * chance.next() : chance.often(0.4) ? 0.8 + 0.17 * chance.next() : 0.3 + 0.6 * chance.next();
      return {
        ...word,
        text,
        sure,
        top: word.top + height * 0.12 + shift,
        bottom: word.bottom - height * 0.16 + shift,
        left: word.left + shift,
      };
    });
  return { ...page, words };
}
