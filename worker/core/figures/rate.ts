import { type Language, localeOf } from "../language";

/** A rate is an integer number of hundredths of a percent: 5.5 % is 550. */
export const RATE_SCALE = 100;

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Writes a rate as "5,5 %" or "5.5%".
 * @param basisPoints hundredths of a percent
 * @param decimals how many to show, where rates are compared in a column; as many as needed otherwise
 */
export function formatRate(basisPoints: number, language: Language, decimals?: number): string {
  const format = formats[`${language}${decimals}`] ?? newFormat(language, decimals);
  formats[`${language}${decimals}`] = format;
  return format.format(basisPoints / (RATE_SCALE * 100));
}

function newFormat(language: Language, decimals?: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 2 };
  return new Intl.NumberFormat(localeOf[language], { style: "percent", ...digits });
}
