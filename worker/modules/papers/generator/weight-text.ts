import { formatQuantity } from "@/worker/core/figures/quantity";
import type { Language } from "@/worker/core/language";

/** A net weight as people read it: "320 g", "1,2 kg". @param weight milligrams, as items count it */
export function weightText(weight: number, language: Language): string {
  const unit = weight >= 1_000_000 ? "kg" : "g";
  return `${formatQuantity(weight, unit, language)}\u00a0${unit}`;
}
