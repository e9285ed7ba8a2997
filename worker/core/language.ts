/** The two languages of the product. French comes first and is the fallback everywhere. */
export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "fr";

/** The locale whose habits a language follows for numbers and dates. */
export const localeOf: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };

/** Reads a language from an untrusted text (a cookie, a flag); null when it is not one of ours. */
export function asLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text?.slice(0, 2).toLowerCase()) ?? null;
}

/** The first of our languages in an Accept-Language header; French when none is asked for. */
export function languageOfHeader(header: string | null | undefined): Language {
  for (const part of (header ?? "").split(",")) {
    const language = asLanguage(part.trim());
    if (language) return language;
  }
  return defaultLanguage;
}

/** Folds case and accents away, so that "Crème" is found by "creme" and sorts beside it. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").replace(/æ/gi, "ae").toLowerCase();
}
