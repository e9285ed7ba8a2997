import { inLanguage } from "@/worker/core/text/words-type";
import { fold, type Language } from "@/worker/core/language";
import { en } from "./words.en";
import { fr } from "./words.fr";

export type PackWords = typeof fr;

/** The words of the pack in a language. */
export const packWords = (language: Language): PackWords => inLanguage(language, fr, en);

/** What a pack is called, without its ending. */
export function fileNameOf({ paper }: PackWords, { from, to }: { from: string; to: string }): string {
  return fold(`${paper.file} ${from} ${to}`).replace(/[^a-z0-9]+/g, "-");
}
