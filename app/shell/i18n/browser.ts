import i18next, { type BackendModule, type i18n, type ResourceLanguage } from "i18next";
import type { Language } from "@/worker/core/language";
import { namespaceOf, sharedOptions, wordsAddress } from "./catalogues";

type Words = Record<string, ResourceLanguage>;

/** While one develops, each file has its own address in the sources; the build gives them addresses by namespace. */
const sources: Record<string, () => Promise<Words>> = import.meta.env.DEV
  ? import.meta.glob<Words>([
      "/app/shell/words.*.ts",
      "/app/features/*/*/words.*.ts",
      "/worker/core/words.*.ts",
      "/worker/modules/*/*/words.*.ts",
    ])
  : {};

async function fetchWords(namespace: string, language: string): Promise<Words> {
  if (!import.meta.env.DEV) return import(/* @vite-ignore */ wordsAddress(namespace, language, import.meta.env.WORDS_VERSION));
  const [, load] = Object.entries(sources).find(([path]) => path.endsWith(`.${language}.ts`) && namespaceOf(path) === namespace) ?? [];
  if (!load) throw new Error(`No words for ${namespace}`);
  return load();
}

/** Fetches a namespace in the reader's language, and in no other, when a screen first needs it. */
const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, callback) {
    fetchWords(namespace, language).then(
      (words) => callback(null, words[language] ?? {}),
      (error: Error) => callback(error, null),
    );
  },
};

/**
 * Prepares the words: resolves once those of the first screen are here.
 * @throws Error when they do not come
 */
export async function startWords(language: Language, namespaces: string[]): Promise<i18n> {
  await i18next.use(backend).init({ ...sharedOptions, fallbackLng: false, ns: namespaces, lng: language });
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length) throw new Error(`No words for ${missing.join(", ")}`);
  return i18next;
}
