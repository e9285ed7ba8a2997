import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { type Language, languages } from "@/worker/core/language";
import { namespaceOf, sharedOptions } from "./catalogues";

const files = import.meta.glob<Record<string, ResourceLanguage>>(
  ["/app/shell/words.*.ts", "/app/features/*/*/words.*.ts", "/worker/core/words.*.ts", "/worker/modules/*/*/words.*.ts"],
  { eager: true },
);

/** One instance per language, of plain data, for every request of this isolate. */
const instances = Object.fromEntries(languages.map((language) => [language, makeInstance(language)])) as Record<Language, i18n>;

function makeInstance(language: Language): i18n {
  const resources: ResourceLanguage = {};
  for (const [path, words] of Object.entries(files)) {
    if (path.endsWith(`.${language}.ts`)) resources[namespaceOf(path)] = words[language] ?? {};
  }
  const instance = createInstance();
  void instance.init({ ...sharedOptions, lng: language, resources: { [language]: resources } });
  return instance;
}

/** The words of a language, to render a page with. */
export function wordsOf(language: Language): i18n {
  return instances[language];
}
