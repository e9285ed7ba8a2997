import { formatDate, lastOfMonth } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import { type Language, localeOf } from "@/worker/core/language";
import { countryName } from "@/worker/core/trade/countries";
import type { Catalogue } from "@/worker/engine/figures/catalogue";
import { isGrain } from "@/worker/engine/figures/days";
import { en } from "./words.en";
import { fr } from "./words.fr";

const texts = { fr, en };

/** What a dimension, or a stretch of time, is called. */
export function dimensionLabel({ dimensions }: Catalogue, name: string, language: Language): string {
  return isGrain(name) ? texts[language].values.grain[name] : (dimensions.get(name)?.names[language][0] ?? name);
}

/** Codes of countries are two letters, and keys of departments and regions are none. */
export const isCountry = (key: string) => /^[A-Z]{2}$/.test(key);

/** What a group is called. @param own what the database calls it */
export function groupLabel(catalogue: Catalogue, name: string, key: string | null, own: string | null, language: Language): string {
  const dimension = catalogue.dimensions.get(name);
  if (key === null || key === "")
    return texts[language].sentence.without.replace("{{name}}", dimensionLabel(catalogue, name, language).toLowerCase());
  if (isGrain(name)) return timeLabel(key, language);
  if (dimension?.isRate) return formatRate(Number(key), language);
  if (dimension?.isAbroad && isCountry(key)) return countryName(key, language);
  return own || dimension?.choices?.[key]?.[language][0] || (/^\d{4}-\d\d$/.test(key) ? timeLabel(key, language) : key);
}

/** "mars 2026", "T1 2026", "2026", "2 mars 2026"; a week by its Monday. */
function timeLabel(key: string, language: Language): string {
  const quarter = /^(\d{4})-Q(\d)$/.exec(key);
  if (quarter) return texts[language].sentence.quarter.replace("{{number}}", quarter[2] ?? "").replace("{{year}}", quarter[1] ?? "");
  if (/^\d{4}$/.test(key)) return key;
  if (/^\d{4}-\d\d$/.test(key)) return monthFormat(language).format(Date.parse(`${key}-01`));
  return formatDate(key, language);
}

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
function monthFormat(language: Language): Intl.DateTimeFormat {
  formats[language] ??= new Intl.DateTimeFormat(localeOf[language], { month: "short", year: "numeric", timeZone: "UTC" });
  return formats[language];
}

/** "en 2026", "en mars 2026", "du 1 janv. 2026 au 23 nov. 2026". */
export function periodLabel({ from, to }: { from: string; to: string }, language: Language): string {
  const { on, fromTo, during } = texts[language].sentence;
  const name = (text: string, label: string) => text.replace("{{name}}", label);
  if (from === to) return name(on, formatDate(from, language));
  if (from.endsWith("-01-01") && to === `${from.slice(0, 4)}-12-31`) return name(during, from.slice(0, 4));
  if (from.endsWith("-01") && to === lastOfMonth(from)) return name(during, timeLabel(from.slice(0, 7), language));
  return fromTo.replace("{{from}}", formatDate(from, language)).replace("{{to}}", formatDate(to, language));
}
