import { sql } from "drizzle-orm";
import { treasuryEntries } from "@/db/business";
import { choicesOf, difference, money, source } from "@/worker/engine/figures/measure";
import { standingNow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const feature = "finance";

/**
 * What the bank and the till hold: every entry, and before all of them what they do not explain, so that today's balance is the one that
 * the treasury tells. One row, found with its first day.
 */
const standingEntries = sql`(
  select ${treasuryEntries.id} as id, ${treasuryEntries.day} as day, ${treasuryEntries.description} as label, '/treasury/entry/' as path,
    ${treasuryEntries.signed} as amount from ${treasuryEntries}
  union all
  select '0', '0001-01-01', '', '/treasury?row=', ${standingNow} - (select coalesce(sum(entry.signed), 0) from treasury_entries as entry)
) as moved`;

/** Money that came in and went out, by the day it moved. */
export const treasuryFigures = {
  treasury: source({
    from: sql`${treasuryEntries}`,
    day: treasuryEntries.day,
    rows: { id: treasuryEntries.id, label: treasuryEntries.description, path: "/treasury/entry/" },
    list: "treasury.list",
    axes: {
      entryCategory: {
        dimension: {
          names: {
            fr: ["Catégorie de dépense", "poste", "postes", "catégorie", "catégories", "nature"],
            en: ["Kind of expense", "category", "categories", "kind"],
          },
          choices: choicesOf(
            { fr: fr.values.category, en: en.values.category },
            {
              fr: {
                ...fr.synonyms.values.category,
                salaries: ["salaire", "salariés", "paie", "paye", "masse salariale"],
                energy: ["énergie", "électricité", "eau", "gaz", "EDF"],
                rent: ["loyer", "loyers"],
                social: ["charges sociales", "cotisations", "URSSAF", "charges patronales"],
                insurance: ["assurance"],
                transport: ["transport", "carburant", "livraison"],
                bank: ["frais bancaires", "banque"],
                fees: ["comptable", "expert-comptable", "honoraires", "avocat"],
                marketing: ["publicité", "pub", "marketing"],
                equipment: ["matériel", "équipement", "machines"],
                loan: ["emprunt", "crédit", "prêt"],
                taxes: ["impôts", "taxes"],
              },
              en: {
                salaries: ["salaries", "salary", "wages", "payroll", "staff costs"],
                energy: ["electricity", "energy", "power", "water", "gas"],
                rent: ["rent"],
                social: ["social charges", "social contributions"],
                insurance: ["insurance"],
                transport: ["transport", "fuel"],
                bank: ["bank fees", "bank charges"],
                fees: ["accountant", "fees", "lawyer"],
                marketing: ["advertising", "marketing"],
                equipment: ["equipment", "machinery"],
                loan: ["loan"],
                taxes: ["taxes", "tax"],
              },
            },
          ),
        },
        key: treasuryEntries.category,
      },
    },
    measures: {
      treasuryIn: money(
        {
          fr: ["Encaissements TTC", "encaissements", "recettes", "entrées d'argent", "rentrées d'argent"],
          en: ["Money in incl. tax", "money in", "cash in", "receipts", "takings"],
        },
        treasuryEntries.amount,
        { where: sql`${treasuryEntries.type} = 'income'`, feature },
      ),
      treasuryOut: money(
        {
          fr: [
            "Dépenses TTC",
            "dépenses",
            "décaissements",
            "sorties d'argent",
            "frais",
            "dépense",
            "dépensé",
            "j'ai dépensé",
            "ai-je dépensé",
            "avons-nous dépensé",
          ],
          en: ["Money out incl. tax", "money out", "expenses", "spending", "cash out", "spent", "spend", "expense"],
        },
        treasuryEntries.amount,
        { where: sql`${treasuryEntries.type} = 'expense'`, feature },
      ),
      treasuryNet: difference(
        {
          fr: ["Solde des mouvements TTC", "flux net", "flux de trésorerie", "trésorerie"],
          en: ["Net cash flow incl. tax", "net cash", "cash flow"],
        },
        ["treasuryIn", "treasuryOut"],
        feature,
      ),
    },
  }),

  treasuryBalance: source({
    from: standingEntries,
    day: sql.raw("moved.day"),
    isBalance: true,
    rows: { id: sql.raw("moved.id"), label: sql.raw("moved.label"), path: sql.raw("moved.path") },
    list: "treasury.list",
    axes: {},
    measures: {
      treasuryBalance: money(
        {
          fr: ["Trésorerie en fin de période", "solde de trésorerie", "solde du compte", "argent disponible"],
          en: ["Cash at the end of the period", "cash balance", "bank balance", "cash at bank"],
        },
        sql.raw("moved.amount"),
        { feature },
      ),
    },
  }),
};
