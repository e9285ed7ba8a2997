import { formatDate } from "@/worker/core/figures/dates";
import type { Unit } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** "ventes attendues : 42 pièces d'ici le 28 déc. 2026 (± 12 %)": why something is proposed that nobody ordered yet. */
export function expectedText(
  { amount, unit, until, error }: { amount: number; unit: Unit; until: string; error: number | null },
  language: Language,
): string {
  const words = { fr, en }[language];
  return words.reason
    .replace("{{amount}}", quantityText({ amount, unit }, language))
    .replace("{{until}}", formatDate(until, language))
    .replace("{{error}}", error === null ? words.unknown : words.error.replace("{{error}}", formatRate(error, language, 0)));
}
