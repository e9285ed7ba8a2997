import { type Language, localeOf } from "@/worker/core/language";

/**
 * Two days as one says them together: "1er" and "31 octobre 2026", "1" and "31 October 2026"; the month and the year once where they are
 * the same. @param from civil days
 */
export function periodText(from: string, to: string, language: Language): { from: string; to: string } {
  const text = (day: string, options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: "UTC" }).format(Date.parse(day));
    return language === "fr" ? written.replace(/^1(?!\d)/, "1er") : written;
  };
  const whole = { day: "numeric", month: "long", year: "numeric" } as const;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const short = isSameMonth ? ({ day: "numeric" } as const) : ({ day: "numeric", month: "long" } as const);
  return { from: text(from, isSameYear ? short : whole), to: text(to, whole) };
}
