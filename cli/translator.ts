import { createInstance, type i18n, type TFunction } from "i18next";
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
  let library: i18n | undefined;
  const say = ((...question: Parameters<TFunction>) => {
    const plain = plainText(catalogues[language], question);
    if (plain !== undefined) return plain;
    library ??= libraryOf(language);
    return library.t(...question);
  }) as TFunction;
  return {
    language,
    say,
    of: (module) => moduleOf(module)?.words ?? { title: module, operations: {}, fields: {} },
  };
}

const catalogues = { fr, en };

/**
 * A text that counts nothing, its slots filled here. The library takes as long to begin as a help takes to be written, and is
 * left what it alone knows: the forms of a plural, and lists of texts.
 */
function plainText(catalogue: object, [key, values, ...more]: unknown[]): string | undefined {
  if (typeof key !== "string" || more.length) return undefined;
  const text = key.split(".").reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], catalogue);
  if (typeof text !== "string") return undefined;
  if (values === undefined) return text.includes("{{") ? undefined : text;
  if (typeof values !== "object" || values === null) return undefined;
  const slots = values as Record<string, unknown>;
  const isFilled = Object.keys(slots).every((name) => name !== "count" && text.includes(`{{${name}}}`));
  return isFilled ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? "")) : undefined;
}

function libraryOf(language: Language): i18n {
  const sentences = createInstance();
  void sentences.init({
    lng: language,
    fallbackLng: "fr",
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { fr: { translation: fr }, en: { translation: en } },
  });
  return sentences;
}
