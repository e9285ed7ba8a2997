import { sql } from "drizzle-orm";
import { sales } from "@/db/business";
import { choicesOf, distinct, money, source } from "@/worker/engine/figures/measure";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** What the till took, by the day of the sale; what was taken back is off it. */
export const saleFigures = {
  till: source({
    from: sql`${sales}`,
    day: sales.day,
    rows: { id: sales.id, label: sales.number, path: "/customer/sales/" },
    list: "sales.list",
    beside: { tillTakings: ["tillSales"], tillSales: ["tillTakings"] },
    axes: {
      tillMethod: {
        dimension: {
          names: { fr: ["Moyen de paiement", "moyens de paiement"], en: ["Means of payment", "payment method"] },
          choices: choicesOf(
            { fr: fr.values.method, en: en.values.method },
            { fr: fr.synonyms.values.method, en: en.synonyms.values.method },
          ),
        },
        key: sales.method,
      },
    },
    measures: {
      tillTakings: money(
        {
          fr: ["Recettes de la caisse TTC", "ventes au comptoir", "ventes au marché", "recettes du marché", "recette de la caisse"],
          en: ["Till takings incl. tax", "counter sales", "market sales", "market takings"],
        },
        sales.total,
      ),
      tillSales: distinct(
        { fr: ["Nombre de ventes à la caisse", "nombre de tickets"], en: ["Number of till sales", "number of tickets"] },
        sales.id,
        { where: sql`${sales.reverses} is null` },
      ),
    },
  }),
};
