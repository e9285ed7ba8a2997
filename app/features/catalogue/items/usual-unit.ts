import type { Unit } from "@/worker/core/figures/quantity";

/** What a new item of a kind is counted in, most often: what is eaten is weighed, what is sold or wraps it is counted. */
export function usualUnitOf(kind: string): Unit {
  return kind === "ingredient" || kind === "component" ? "kg" : "piece";
}
