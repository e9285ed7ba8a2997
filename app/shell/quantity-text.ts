import type { Language } from "@/worker/core/language";
import { formatQuantity, QUANTITY_SCALE, type Unit } from "@/worker/core/figures/quantity";
import { wordsOf } from "./i18n/server";

/** A quantity with its unit, for a text that is made on the server. */
export function quantityText({ amount, unit }: { amount: number; unit: Unit }, language: Language): string {
  const { t } = wordsOf(language);
  const isSeveral = unit === "piece" && new Intl.PluralRules(language).select(amount / QUANTITY_SCALE) !== "one";
  return `${formatQuantity(amount, unit, language)}\u00a0${t(isSeveral ? "core:pieces" : `core:units.${unit}`)}`;
}
