import { fold } from "../language";
import type { Unit } from "./quantity";

/** What people print for the units we weigh and count in. */
const printed: Record<Unit, string[]> = {
  g: ["g", "gr", "gramme", "grammes", "gram", "grams"],
  kg: ["kg", "kgs", "kilo", "kilos", "kilogramme", "kilogrammes"],
  ml: ["ml"],
  cl: ["cl"],
  l: ["l", "lt", "litre", "litres", "liter", "liters"],
  piece: ["piece", "pieces", "pce", "pces", "pc", "pcs", "u", "un", "unite", "unites", "unit", "units", "each"],
};
const unitByWord = new Map(Object.entries(printed).flatMap(([unit, words]) => words.map((word) => [word, unit as Unit] as const)));

/** The unit that a printed one stands for; null for packs ("colis", "sac") and what nobody knows. */
export function unitOf(text: string | null): Unit | null {
  return unitByWord.get(fold(text ?? "").replace(/[^a-z]/g, "")) ?? null;
}
