import { localeOf, type Language } from "@/worker/core/language";

/** Bytes as people say them: "820 ko", "1,2 Mo"; in English "820 kB". */
export function sizeText(bytes: number, language: Language): string {
  const letter = language === "fr" ? "o" : "B";
  const [value, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), "k"] : bytes < 1e9 ? [bytes / 1e6, "M"] : [bytes / 1e9, "G"];
  const digits = value < 10 && unit !== "k" ? 1 : 0;
  return `${value.toLocaleString(localeOf[language], { maximumFractionDigits: digits })}\u00a0${unit}${letter}`;
}
