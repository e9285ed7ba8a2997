import type { fr } from "./words.fr";

/** How an expected demand is explained. */
export const en: typeof fr = {
  reason: "expected sales: {{amount}} until {{until}} ({{error}})",
  error: "± {{error}}",
  unknown: "error unknown",
};
