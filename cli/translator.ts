import { createInstance, type TFunction } from "i18next";
import { asLanguage, defaultLanguage, type Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { words } from "@/worker/modules/contracts";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The language the terminal speaks, and its words. */
export interface Translator {
  language: Language;
  say: TFunction;
  /** The words of a module. */
  of(module: string): ModuleWords;
}

/** Speaks the language asked for, or the shell's when it is one of ours, or else French. */
export function translatorFor(requested: string | undefined, environment: NodeJS.ProcessEnv): Translator {
  const shell = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG;
  const language = asLanguage(requested) ?? asLanguage(shell) ?? defaultLanguage;
  const sentences = createInstance();
  void sentences.init({
    lng: language,
    fallbackLng: "fr",
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { fr: { translation: fr }, en: { translation: en } },
  });
  return {
    language,
    say: sentences.t,
    of: (module) => words[module]?.[language] ?? { title: module, operations: {}, fields: {} },
  };
}
