import type { ControlPoint } from "@/db/business";
import type { Language } from "@/worker/core/language";
import { type PointKey, processes, texts as frenchTexts } from "./templates.fr";
import { processes as englishProcesses, texts as englishTexts } from "./templates.en";
import type { PlanTemplate } from "./status";

type Facts = Omit<ControlPoint, "id" | "step" | "name" | "danger" | "who" | "how" | "action">;
type Hazard = ControlPoint["hazard"];
type Limits = [lower: number | null, target: number | null, upper: number | null];

const facts = (
  kind: ControlPoint["kind"],
  hazard: Hazard,
  measure: ControlPoint["measure"],
  [lower, target, upper]: Limits,
  [times, per]: [number, ControlPoint["per"]],
  [likelihood, severity]: [number, number],
): Facts => ({ kind, hazard, measure, lower, target, upper, times, per, likelihood, severity });

const none: Limits = [null, null, null];

/**
 * The points of the templates, in thousandths of their units: what the guides to good hygiene practice of each trade ask for, to be
 * made one's own before it is approved. Chilled and frozen stores: arrêté du 21 décembre 2009, annexes I and II. Core temperature and
 * cooling of cooked dishes: the same, annex IV (+10 °C in under two hours). Metal detectors: what is usual, to be set by test pieces.
 */
const points: Record<PointKey, Facts> = {
  receipt: facts("oprp", "biological", "temperature", [0, 2_000, 4_000], [1, "day"], [3, 4]),
  dryReceipt: facts("prp", "physical", "visual", none, [1, "week"], [2, 3]),
  coldRoom: facts("oprp", "biological", "temperature", [0, 2_000, 4_000], [2, "day"], [3, 4]),
  freezer: facts("prp", "biological", "temperature", [null, -20_000, -18_000], [1, "day"], [2, 3]),
  allergens: facts("oprp", "allergen", "cleaning", none, [1, "day"], [3, 5]),
  cleaning: facts("prp", "biological", "cleaning", none, [1, "day"], [3, 3]),
  pests: facts("prp", "biological", "pests", none, [1, "month"], [2, 3]),
  water: facts("prp", "chemical", "water", none, [1, "month"], [1, 4]),
  glass: facts("prp", "physical", "visual", none, [1, "week"], [2, 4]),
  seaming: facts("oprp", "biological", "visual", none, [1, "batch"], [3, 5]),
  filling: facts("oprp", "biological", "temperature", [70_000, 80_000, null], [1, "batch"], [3, 4]),
  sterilisation: facts("ccp", "biological", "temperature", [116_000, 118_000, 122_000], [1, "batch"], [3, 5]),
  vacuum: facts("oprp", "biological", "visual", none, [1, "batch"], [3, 5]),
  core: facts("ccp", "biological", "temperature", [63_000, 75_000, null], [1, "batch"], [4, 5]),
  cooling: facts("ccp", "biological", "duration", [null, 90_000, 120_000], [1, "batch"], [4, 5]),
  brix: facts("ccp", "biological", "brix", [60_000, 62_000, null], [1, "batch"], [2, 4]),
  jamPh: facts("oprp", "biological", "ph", [null, 3_200, 3_500], [1, "batch"], [2, 4]),
  hotFill: facts("ccp", "biological", "temperature", [85_000, 88_000, null], [1, "batch"], [3, 4]),
  oven: facts("oprp", "biological", "temperature", [90_000, 95_000, null], [1, "batch"], [2, 4]),
  metal: facts("ccp", "physical", "metal", none, [2, "day"], [3, 4]),
  milk: facts("ccp", "chemical", "visual", none, [1, "day"], [3, 5]),
  milkStore: facts("oprp", "biological", "temperature", [0, 3_000, 4_000], [2, "day"], [3, 4]),
  pasteurisation: facts("ccp", "biological", "temperature", [72_000, 74_000, null], [1, "batch"], [3, 5]),
  acidity: facts("oprp", "biological", "ph", [null, 4_400, 4_600], [1, "batch"], [3, 4]),
  boil: facts("oprp", "biological", "temperature", [98_000, 100_000, null], [1, "batch"], [1, 3]),
  beerPh: facts("oprp", "biological", "ph", [null, 4_300, 4_500], [1, "batch"], [2, 3]),
  caustic: facts("oprp", "chemical", "concentration", [null, 0, 10_000], [1, "batch"], [2, 4]),
  bottles: facts("oprp", "physical", "visual", none, [1, "batch"], [3, 4]),
  drying: facts("ccp", "biological", "aw", [null, 550, 600], [1, "batch"], [3, 4]),
};

const chosen: Record<PlanTemplate, PointKey[]> = {
  blank: [],
  cannery: ["receipt", "coldRoom", "allergens", "filling", "seaming", "sterilisation", "vacuum", "cleaning", "glass", "pests", "water"],
  cooked: ["receipt", "coldRoom", "freezer", "allergens", "core", "cooling", "cleaning", "pests", "water"],
  jam: ["dryReceipt", "coldRoom", "brix", "jamPh", "hotFill", "vacuum", "glass", "cleaning", "pests", "water"],
  bakery: ["dryReceipt", "coldRoom", "allergens", "oven", "metal", "cleaning", "pests", "water"],
  dairy: ["milk", "milkStore", "pasteurisation", "acidity", "coldRoom", "allergens", "cleaning", "pests", "water"],
  brewery: ["dryReceipt", "boil", "beerPh", "caustic", "bottles", "glass", "cleaning", "pests", "water"],
  dried: ["dryReceipt", "drying", "metal", "allergens", "cleaning", "pests", "water"],
};

/** The process and the points that a template begins with, in a language; points without identifiers. */
export function fromTemplate(template: PlanTemplate, language: Language): { steps: string[]; points: Omit<ControlPoint, "id">[] } {
  const [texts, steps] = language === "fr" ? [frenchTexts, processes] : [englishTexts, englishProcesses];
  return { steps: [...steps[template]], points: chosen[template].map((key) => ({ ...points[key], ...texts[key] })) };
}
