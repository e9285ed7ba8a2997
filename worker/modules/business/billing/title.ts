import type { Language } from "@/worker/core/language";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import type { PaymentRow } from "./records";
import type { BilledLine } from "./shapes";
import { en } from "./words.en";
import { fr } from "./words.fr";

const wordsIn = (language: Language) => (language === "fr" ? { ...fr, core: coreFr } : { ...en, core: coreEn });

/** A line in words: "Offre Growth, au mois". */
export function lineText({ what, text = "", plan, period, quantity }: BilledLine, language: Language): string {
  const { lines, values, core } = wordsIn(language);
  const facts: Record<string, string> = {
    plan: plan ? core.plans[plan] : "",
    period: period ? values.period[period].toLowerCase() : "",
    quantity: String(quantity),
    text,
  };
  return lines[what].replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
}

/** What a payment is for, as the page to pay on says it. */
export const titleOf = ({ lines }: Pick<PaymentRow, "lines">, language: Language): string =>
  `Cellier – ${lines[0] ? lineText(lines[0], language) : ""}`;
