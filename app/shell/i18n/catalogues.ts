/**
 * The namespace of a words file: `core` and `shell`, a module's own name, or `pages/` and the feature's for the texts of
 * its screens.
 */
export function namespaceOf(path: string): string {
  const feature = /\/app\/features\/[\w-]+\/([\w-]+)\//.exec(path)?.[1];
  if (feature) return `pages/${feature}`;
  const module = /\/modules\/[\w-]+\/([\w-]+)\//.exec(path)?.[1];
  // A module's folder is `harvest-plans`, its name in code and in addresses of words `harvestPlans`.
  return module?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? (path.includes("/core/") ? "core" : "shell");
}

/** The address of a namespace's words in a language. @param version of all the words, as the build counted it */
export function wordsAddress(namespace: string, language: string, version: string): string {
  return `/assets/words/${namespace}.${language}.${version}.js`;
}

/** Options that the server and the browser must share, so that both render the same texts. */
export const sharedOptions = {
  fallbackLng: "fr",
  defaultNS: "shell",
  ns: ["core", "shell"],
  interpolation: { escapeValue: false },
  initAsync: false,
} as const;
