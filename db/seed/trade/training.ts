import type { trainings } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { searchTextOf } from "@/worker/modules/safety/trainings/rules";
import { makeDice } from "../dice";

/** The number that the chance of trainings comes from. */
const TRAININGS_SEED = 20_261_110;

type Written = [person: string, subject: string, trainer: string, daysAgo: number, endsIn: number | null, note: string];

/** Who was trained in what, the oldest first: one is over, one soon will be. */
const WRITTEN: Written[] = [
  ["Hélène Castaing", "Méthode HACCP", "CTCPA Auch", 1_180, null, ""],
  ["Bastien Larrieu", "Conduite d'autoclave", "CTCPA Auch", 1_120, -25, "Recyclage tous les trois ans, inscription faite."],
  ["Hélène Castaing", "Validation des barèmes de stérilisation", "CTCPA Auch", 640, null, ""],
  ["Camille Roux", "Hygiène alimentaire", "Chambre d'agriculture 47", 410, 685, ""],
  ["Bastien Larrieu", "Hygiène alimentaire", "Chambre d'agriculture 47", 410, 685, ""],
  ["Nadia Belkacem", "Hygiène alimentaire", "Hélène Castaing", 120, 22, "Formation interne à l'embauche, formation externe à suivre."],
  ["Nadia Belkacem", "Allergènes en atelier", "Hélène Castaing", 48, null, ""],
];

/** The register of trainings, the same wherever it is asked for. */
export function trainingsOf(today: string): (typeof trainings.$inferInsert)[] {
  const dice = makeDice(TRAININGS_SEED);
  return WRITTEN.map(([person, subject, trainer, daysAgo, endsIn, note]) => {
    const heldOn = addDays(today, -daysAgo);
    const at = Date.parse(heldOn) + 17 * 3_600_000;
    const validUntil = endsIn === null ? null : addDays(today, endsIn);
    const searchText = searchTextOf({ person, subject, trainer });
    return { id: dice.id(), person, subject, trainer, heldOn, validUntil, note, searchText, createdAt: at, updatedAt: at };
  });
}
