import type { fr } from "./words.fr";

/** How proposals count expected sales. */
export const en: typeof fr = {
  label: "Expected sales",
  none: "Not counted",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  text: "Foreseen from past months, beyond what is ordered already, and no longer than the product keeps. The mean error of the last six months stands beside each forecast.",
  more: "See the forecasts",
};
