import type { Analysis } from "./status";
import type { Language } from "@/worker/core/language";
import { inLanguage } from "@/worker/core/text/words-type";
import { limitsText } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** A result as people read it: what is only looked for has no number. */
export function resultText(result: string, language: Language): string {
  const { finding } = inLanguage(language, fr, en).values;
  return result === "detected" || result === "not_detected" ? finding[result] : result;
}

/** What failed, a line an analysis, with what it should have been. */
export function failuresText(analyses: readonly Analysis[], language: Language): string {
  return analyses
    .filter(({ outcome }) => outcome === "unsatisfactory")
    .map((one) => `${one.name} : ${one.results.map((result) => resultText(result, language)).join(" ; ")} (${limitsText(one, language)})`)
    .join("\n");
}
