import { sql } from "drizzle-orm";
import { nonConformities } from "@/db/business";
import { adding, choicesOf, type Dimension, distinct, ratio, source } from "@/worker/engine/figures/measure";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** How grave something is; the same of what clients complain about. */
export const severity: Dimension = {
  names: { fr: ["Gravité", "gravités"], en: ["Severity", "severities"] },
  choices: choicesOf({ fr: fr.values.severity, en: en.values.severity }),
};
const origin: Dimension = {
  names: { fr: ["Origine de la non-conformité", "origine", "origines"], en: ["What showed it", "origin", "origins"] },
  choices: choicesOf({ fr: fr.values.origin, en: en.values.origin }),
};
const isClosed = sql`${nonConformities.closedOn} is not null`;

/** What was not as it should be, by the day it was seen. */
export const nonConformityFigures = {
  nonConformities: source({
    from: sql`${nonConformities}`,
    day: nonConformities.openedOn,
    rows: { id: nonConformities.id, label: nonConformities.reference, path: "/customer/audits/non-conformities/" },
    list: "nonConformities.list",
    axes: {
      severity: { dimension: severity, key: nonConformities.severity },
      nonConformityOrigin: { dimension: origin, key: nonConformities.origin },
    },
    measures: {
      nonConformities: distinct(
        { fr: ["Nombre de non-conformités", "non-conformités"], en: ["Number of non-conformities", "non-conformities"] },
        nonConformities.id,
      ),
      nonConformitiesClosed: distinct({ fr: ["Non-conformités closes"], en: ["Non-conformities closed"] }, nonConformities.id, {
        where: isClosed,
      }),
      closingDays: adding(
        "days",
        { fr: ["Jours de traitement des non-conformités"], en: ["Days non-conformities were open"] },
        sql`cast(julianday(${nonConformities.closedOn}) - julianday(${nonConformities.openedOn}) as integer)`,
        { where: isClosed },
      ),
      closingTime: ratio(
        "days",
        {
          fr: ["Délai de clôture des non-conformités", "délai de traitement des non-conformités"],
          en: ["Time to close a non-conformity", "non-conformity closing time"],
        },
        ["closingDays", "nonConformitiesClosed"],
      ),
    },
  }),
};
