import { type Language, localeOf } from "@/worker/core/language";

/** "mars 2026", or "mars 26" where there is little room. @param month as 2026-03 */
export function monthText(month: string, language: Language, year: "numeric" | "2-digit" = "numeric"): string {
  const length = year === "numeric" ? "long" : "short";
  return new Date(`${month}-01`).toLocaleDateString(localeOf[language], { month: length, year, timeZone: "UTC" });
}
