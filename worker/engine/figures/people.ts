import type { SQLWrapper } from "drizzle-orm";
import type { Axis, Dimension } from "./measure";

const person: Dimension = {
  names: { fr: ["Personne", "personnes", "saisi par", "fait par"], en: ["Person", "people", "entered by", "done by"] },
  isPerson: true,
};

/** Who entered something divides figures by. @param actor where their identifier stands, as the ledger and the audit have it */
export const byPerson = (actor: SQLWrapper) => ({ person: { dimension: person, key: actor } }) satisfies Record<string, Axis>;
