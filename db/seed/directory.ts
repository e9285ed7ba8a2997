import type { directoryEntries } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { fold } from "@/worker/core/language";
import { derive } from "@/worker/modules/provider/directory/rules";
import { demoDirectory, type ListedEntry } from "./demo/directory";
import type { Dice } from "./dice";

type Row = Omit<typeof directoryEntries.$inferInsert, "archived">;

const streets = ["rue du Moulin", "zone artisanale des Prés", "route de la Gare", "chemin des Vignes", "quai du Port", "avenue du Marché"];
const people = ["Claire Delmas", "Marc Teyssier", "Yasmine Roussel", "Paul Guérin", "Anne-Lise Morel", "Karim Benali", "Lucie Fabre"];

/** The directory as the platform keeps it. @param today midnight, in UTC milliseconds */
export function directoryRows(dice: Dice, today: number): Row[] {
  return demoDirectory.map((entry) => rowOf(entry, dice, today));
}

function rowOf({ postcode, city, minimumOrder, ...entry }: ListedEntry, dice: Dice, today: number): Row {
  const slug = fold(entry.name).replace(/[^a-z0-9]+/g, "-");
  const createdAt = today - dice.between(40, 400) * DAY;
  const facts = {
    ...entry,
    description: `${sentenceOf(entry.products)} Basé à ${city}, livre les ateliers et les petites marques.`,
    address: { street: `${dice.between(1, 60)} ${dice.pick(streets)}`, postcode, city, country: "FR" },
    siret: null,
  };
  return {
    ...facts,
    ...derive(facts),
    id: dice.id(),
    minimumOrder: minimumOrder === null ? null : minimumOrder * MONEY_SCALE,
    leadTimeDays: dice.between(1, 15),
    contactName: dice.pick(people),
    email: `bonjour@${slug}.example`,
    phone: `+33${postcode.startsWith("97") ? 5 : dice.between(1, 5)}53${String(dice.between(0, 999_999)).padStart(6, "0")}`,
    website: `${slug}.example`,
    verifiedAt: dice.between(0, 3) ? today - dice.between(1, 39) * DAY : null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** "Bocaux, bouteilles et capsules." */
function sentenceOf(products: string[]): string {
  const text = new Intl.ListFormat("fr", { type: "conjunction" }).format(products);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
