import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, type Language, languages } from "@/worker/core/language";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { modules } from "@/worker/modules/contracts";
import { en as doorsEn } from "./words.en";
import { fr as doorsFr } from "./words.fr";

const catalogues = { fr: { core: coreFr, doors: doorsFr }, en: { core: coreEn, doors: doorsEn } } as Record<
  Language,
  Record<string, object>
>;
const registered: { words: Record<Language, ModuleWords> }[] = Object.values(modules);
for (const [name, { words }] of Object.entries(modules)) {
  for (const language of languages) catalogues[language][name] = words[language];
}

const errors = Object.fromEntries(
  languages.map((language) => [language, Object.assign({}, ...registered.map(({ words }) => words[language].errors))]),
) as Record<Language, Record<string, string>>;

const i18n = createInstance({
  resources: catalogues,
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  defaultNS: "core",
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/** Says things in a language, from the words of the kernel and of every module (`items:fields.name`). */
export function translate(language: Language): TFunction {
  return i18n.getFixedT(language);
}

/** Why a field is refused, by the code of the refusal, as modules say it of what they alone refuse. */
export function errorsIn(language: Language): Readonly<Record<string, string>> {
  return errors[language];
}

/** Is there a text under this key? */
export function hasWords(key: string, language: Language = defaultLanguage): boolean {
  return i18n.exists(key, { lng: language, fallbackLng: [] });
}
