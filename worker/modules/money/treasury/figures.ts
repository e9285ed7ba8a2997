import { sql } from "drizzle-orm";
import { treasuryEntries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { type Axis, choicesOf, difference, type Feed, money, source } from "@/worker/engine/figures/measure";
import { readExpected } from "./expected";
import { standingNow } from "./records";
import { asDue, horizonOf, supposed } from "./rules";
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

/** What is to come within a year, as the forecast has it where everybody pays on the day: no table holds it. */
const expectedMoves: Feed = async ({ db, now, language }) => {
  const today = civilDate(now);
  const { expected } = await readExpected(db, today);
  const names = { fr, en }[language].values.kind;
  return expected.flatMap((one, place) => {
    const { day, amount } = supposed(one, asDue, today);
    const id = `${day}-${String(place).padStart(5, "0")}`;
    return day <= horizonOf(today) ? [{ id, day, kind: one.kind, label: names[one.kind], path: FORECAST, amount }] : [];
  });
};
const FORECAST = "/treasury?row=";
const fed = (name: string) => sql.raw(`fed.value ->> '${name}'`);
const fedRows = { id: fed("id"), label: fed("label"), path: fed("path") };
const flowKind = {
  dimension: {
    names: { fr: ["Origine du flux attendu", "origine"], en: ["Where expected money comes from"] },
    choices: choicesOf({ fr: fr.values.kind, en: en.values.kind }),
  },
  key: fed("kind"),
} satisfies Axis;

/** Money that came in and went out, by the day it moved. */
export const treasuryFigures = {
  treasury: source({
    from: sql`${treasuryEntries}`,
    day: treasuryEntries.day,
    rows: { id: treasuryEntries.id, label: treasuryEntries.description, path: "/treasury/entry/" },
    list: "treasury.list",
    beside: {
      treasuryIn: ["treasuryOut", "treasuryNet"],
      treasuryOut: ["treasuryIn", "treasuryNet"],
      treasuryNet: ["treasuryIn", "treasuryOut"],
    },
    listed: { path: "/treasury?view=table", days: ["from", "to"], by: { entryCategory: "category" } },
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
        { where: sql`${treasuryEntries.type} = 'income'`, feature, listed: { type: "income" } },
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
        { where: sql`${treasuryEntries.type} = 'expense'`, feature, listed: { type: "expense" } },
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

  awaited: source({
    feed: expectedMoves,
    from: sql`fed`,
    day: fed("day"),
    isAhead: true,
    rows: fedRows,
    list: "treasury.forecast",
    axes: { flowKind },
    measures: {
      treasuryExpectedIn: money(
        {
          fr: ["Encaissements attendus TTC", "encaissements prévus", "rentrées attendues", "rentrées prévues"],
          en: ["Money expected in incl. tax", "expected receipts", "cash expected in"],
        },
        fed("amount"),
        { where: sql`${fed("amount")} > 0`, feature },
      ),
      treasuryExpectedOut: money(
        {
          fr: ["Décaissements attendus TTC", "décaissements prévus", "sorties attendues", "sorties prévues"],
          en: ["Money expected out incl. tax", "expected payments", "cash expected out"],
        },
        sql`-(${fed("amount")})`,
        { where: sql`${fed("amount")} < 0`, feature },
      ),
    },
  }),

  treasuryAhead: source({
    feed: expectedMoves,
    from: sql`(
  select moved.id, moved.day, moved.label, moved.path, moved.amount from ${standingEntries}
  union all
  select ${fed("id")}, ${fed("day")}, ${fed("label")}, ${fed("path")}, ${fed("amount")} from fed) as awaited`,
    day: sql.raw("awaited.day"),
    isBalance: true,
    isAhead: true,
    rows: { id: sql.raw("awaited.id"), label: sql.raw("awaited.label"), path: sql.raw("awaited.path") },
    list: "treasury.forecast",
    axes: {},
    measures: {
      treasuryExpected: money(
        {
          fr: [
            "Trésorerie attendue en fin de période",
            "trésorerie prévisionnelle",
            "prévision de trésorerie",
            "trésorerie prévue",
            "solde attendu",
            "solde prévisionnel",
          ],
          en: ["Cash expected at the end of the period", "expected cash", "cash forecast", "forecast balance", "expected balance"],
        },
        sql.raw("awaited.amount"),
        { feature },
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
