import { type Language, localeOf } from "./language";

/** A rate is an integer number of hundredths of a percent: 5.5 % is 550. */
export const RATE_SCALE = 100;

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes a rate as "5,5 %" or "5.5%". @param basisPoints hundredths of a percent */
export function formatRate(basisPoints: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(localeOf[language], { style: "percent", maximumFractionDigits: 2 });
  return formats[language].format(basisPoints / (RATE_SCALE * 100));
}
