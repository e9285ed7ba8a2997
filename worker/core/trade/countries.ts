import { fold, type Language, languages } from "../language";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Accents, spaces and hyphens aside: "Etats Unis" is "États-Unis". */
const bare = (name: string) => fold(name).replace(/[^a-z]/g, "");

let codes: Map<string, string> | undefined;

/** The codes of all countries by their names in every language; codes that were given up have the name of what took their place. */
function codesByName(): Map<string, string> {
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const current = all.filter((code) => new Intl.Locale(`und-${code}`).maximize().region === code);
  return new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
      return current.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name ? [[bare(name), code]] : [];
      });
    }),
  );
}

/** What a country is called, by its ISO code; other codes stay as they are. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}

/** The ISO code of a country by its name in French or in English, or the code itself; other words stay as they are, in capitals. */
export function countryOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  if (code.length <= 2) return code;
  codes ??= codesByName();
  return codes.get(bare(typed)) ?? code;
}
