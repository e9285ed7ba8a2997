import { inArray, sql } from "drizzle-orm";
import { productions } from "@/db/business";
import { adding, choicesOf, type Dimension, distinct, money, quantity, ratio, source, today } from "@/worker/engine/figures/measure";
import { byDoor } from "@/worker/engine/figures/doors";
import { byProduct } from "@/worker/modules/catalogue/items";
import { worthOf } from "@/worker/engine/figures/worth";
import { openStatuses } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

const rows = { id: productions.id, label: productions.reference, path: "/customer/production/" };
const done = sql`${productions.status} = 'completed'`;
const facility: Dimension = {
  names: { fr: ["Atelier", "ateliers", "lieu de fabrication"], en: ["Workshop", "workshops", "facility"] },
  members: { table: productions, id: productions.facility, label: productions.facility, where: sql`${productions.facility} <> ''` },
};
const recipeVersion: Dimension = { names: { fr: ["Version de recette"], en: ["Recipe version"] } };
const lossCause: Dimension = {
  names: {
    fr: ["Cause de perte", "cause", "causes", "motif", "motifs", "raison"],
    en: ["Cause of loss", "cause", "causes", "reason", "reasons"],
  },
  choices: choicesOf({ fr: fr.values.reason, en: en.values.reason }),
};
const axes = {
  ...byProduct(productions.itemId),
  ...byDoor(productions.door),
  facility: { dimension: facility, key: sql`nullif(${productions.facility}, '')` },
  recipeVersion: { dimension: recipeVersion, key: sql`cast(${productions.snapshot} ->> 'number' as text)` },
};
const loss = (name: string) => sql.raw(`loss.value ->> '${name}'`);

/** What was made and what was lost in the making, by the day it was done; what was planned, by the day it was to be. */
export const productionFigures = {
  made: source({
    from: sql`${productions}`,
    where: done,
    day: productions.completedOn,
    rows,
    list: "production.list",
    beside: { quantityMade: ["batches", "lossQuantity"], batches: ["quantityMade"] },
    axes,
    measures: {
      quantityMade: quantity(
        {
          fr: [
            "Quantités produites",
            "production",
            "produit",
            "produits fabriqués",
            "fabriqué",
            "fabriqués",
            "fabriquées",
            "produite",
            "produites",
            "quantité produite",
            "ai-je produit",
            "ai-je fabriqué",
            "avons-nous produit",
            "avons-nous fabriqué",
            "a-t-on produit",
            "a-t-on fabriqué",
          ],
          en: [
            "Quantity made",
            "production",
            "produced",
            "made",
            "quantity produced",
            "output",
            "did i make",
            "did we make",
            "have i made",
            "have we made",
          ],
        },
        productions.output,
        productions.unit,
      ),
      batches: distinct(
        {
          fr: ["Fabrications terminées", "nombre de fabrications", "fabrications", "batchs"],
          en: ["Batches made", "number of batches", "batches", "production runs"],
        },
        productions.id,
      ),
      yieldSum: adding(
        "count",
        { fr: ["Rendements additionnés"], en: ["Yields added up"] },
        sql`cast(round(10000.0 * ${productions.output} / ${productions.amount}) as integer)`,
      ),
      averageYield: ratio("rate", { fr: ["Rendement moyen", "rendement", "rendements"], en: ["Average yield", "yield", "yields"] }, [
        "yieldSum",
        "batches",
      ]),
      labourMinutes: adding(
        "minutes",
        {
          fr: ["Temps de travail", "temps passé", "heures de travail", "heures de production", "main d'oeuvre"],
          en: ["Labour time", "hours worked", "labour", "working time"],
        },
        productions.labourMinutes,
      ),
      productionCost: money(
        {
          fr: ["Coût de production HT", "coût des fabrications", "coût de fabrication"],
          en: ["Production cost excl. tax", "cost of production", "cost of batches"],
        },
        sql`${productions.cost} ->> 'total'`,
      ),
      onTimeBatches: distinct({ fr: ["Fabrications à l'heure"], en: ["Batches on time"] }, productions.id, {
        where: sql`${productions.completedOn} <= ${productions.requestedOn}`,
      }),
      onTimeRate: ratio(
        "rate",
        { fr: ["Part des fabrications à l'heure", "ponctualité"], en: ["Share of batches on time", "on-time rate"] },
        ["onTimeBatches", "batches"],
      ),
    },
  }),

  planned: source({
    from: sql`${productions}`,
    where: sql`${productions.status} <> 'cancelled'`,
    day: productions.requestedOn,
    isAhead: true,
    rows,
    list: "production.list",
    axes,
    measures: {
      quantityPlanned: quantity(
        {
          fr: ["Quantités prévues en fabrication", "production prévue", "prévu"],
          en: ["Quantity planned", "planned production", "planned"],
        },
        productions.amount,
        productions.unit,
      ),
      quantityPlannedMade: quantity(
        {
          fr: ["Quantités produites de ce qui était prévu", "production réalisée", "réalisé"],
          en: ["Quantity made of what was planned", "planned production made"],
        },
        productions.output,
        productions.unit,
        { where: done },
      ),
      batchesPlanned: distinct({ fr: ["Fabrications prévues"], en: ["Batches planned"] }, productions.id),
      batchesPlannedDone: distinct({ fr: ["Fabrications prévues et faites"], en: ["Planned batches that were made"] }, productions.id, {
        where: done,
      }),
      plannedDoneRate: ratio(
        "rate",
        {
          fr: ["Part des fabrications prévues qui sont faites", "réalisation du planning"],
          en: ["Share of planned batches made", "plan completion"],
        },
        ["batchesPlannedDone", "batchesPlanned"],
      ),
    },
  }),

  open: source({
    from: sql`${productions}`,
    where: inArray(productions.status, [...openStatuses]),
    rows,
    list: "production.list",
    axes,
    measures: {
      openBatches: distinct({ fr: ["Fabrications à faire ou en cours"], en: ["Batches to make or under way"] }, productions.id),
      lateBatches: distinct({ fr: ["Fabrications en retard"], en: ["Late batches"] }, productions.id, {
        where: sql`${productions.requestedOn} < ${today}`,
      }),
    },
  }),

  lost: source({
    from: sql`${productions} join json_each(${productions.losses}) as loss`,
    where: done,
    day: productions.completedOn,
    rows,
    list: "production.list",
    beside: { lossQuantity: ["quantityMade", "lossValue"], lossValue: ["lossQuantity"] },
    axes: { ...axes, lossCause: { dimension: lossCause, key: loss("reason") } },
    measures: {
      lossValue: money(
        {
          fr: ["Pertes de fabrication HT", "pertes", "valeur des pertes", "coût des pertes"],
          en: ["Losses in the making excl. tax", "losses", "value of losses", "waste in production"],
        },
        worthOf(loss("amount"), productions.unit, sql`(${productions.cost} ->> 'unit')`),
      ),
      lossQuantity: quantity(
        { fr: ["Quantités perdues", "perdu", "perdues"], en: ["Quantity lost", "lost"] },
        loss("amount"),
        productions.unit,
      ),
    },
  }),
};
