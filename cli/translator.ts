import { createInstance, type TFunction } from "i18next";
import { asLanguage, defaultLanguage, type Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { moduleOf } from "./registry";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The language the terminal speaks, and its words. */
export interface Translator {
  language: Language;
  say: TFunction;
  /** The words of a module that has been loaded. */
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
  const phrases = new Map<string, string>();
  // Every command of the program says the same few phrases: each is looked up once.
  const say = ((...question: Parameters<TFunction>) => {
    const [key] = question;
    if (question.length > 1 || typeof key !== "string") return sentences.t(...question);
    const phrase = phrases.get(key) ?? sentences.t(key);
    phrases.set(key, phrase);
    return phrase;
  }) as TFunction;
  return {
    language,
    say,
    of: (module) => moduleOf(module)?.words ?? { title: module, operations: {}, fields: {} },
  };
}
