import { fold } from "@/worker/core/language";
import type { Unit } from "@/worker/core/quantity";

/** What suppliers print for the units we weigh and count in. */
const printed: Record<string, Unit> = {
  ...{ g: "g", gr: "g", gramme: "g", grammes: "g", kg: "kg", kgs: "kg", kilo: "kg", kilos: "kg", kilogramme: "kg" },
  ...{ ml: "ml", cl: "cl", l: "l", lt: "l", litre: "l", litres: "l", liter: "l", liters: "l" },
  ...{
    piece: "piece",
    pieces: "piece",
    pce: "piece",
    pces: "piece",
    pc: "piece",
    pcs: "piece",
    u: "piece",
    un: "piece",
    unite: "piece",
    unites: "piece",
    unit: "piece",
    units: "piece",
    each: "piece",
  },
};

/** The unit that a printed one stands for; null for packs ("colis", "sac") and what nobody knows. */
export function unitOf(text: string | null): Unit | null {
  return printed[fold(text ?? "").replace(/[^a-z]/g, "")] ?? null;
}
