import { sql } from "drizzle-orm";
import { scans } from "@/db/business";
import { parisDay } from "@/worker/engine/figures/days";
import { adding, choicesOf, distinct, ratio, source } from "@/worker/engine/figures/measure";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { en } from "./words.en";
import { fr } from "./words.fr";

const corrected = sql`coalesce(json_array_length(${scans.fields}, '$.corrected'), 0)`;
const isCorrected = sql`${corrected} > 0`;
/**
 * Minutes of typing that a document in the books has saved, supposed: three for its head, one for two of its lines, less one for two fields
 * that a person corrected; never less than nothing.
 */
const typingSaved = sql`max(0, 3 + (coalesce(json_array_length(${scans.fields}, '$.lines'), 0) - ${corrected}) / 2)`;

/** Documents that were read, by the day they came. */
export const scanFigures = {
  scanned: source({
    from: sql`${scans}`,
    where: sql`${scans.status} in ('to_review', 'booked')`,
    day: parisDay(scans.createdAt),
    instant: scans.createdAt,
    rows: { id: scans.id, label: scans.fileName, path: "/customer/scans/" },
    list: "scans.list",
    axes: {
      ...bySupplier(scans.supplierId),
      scanStatus: {
        dimension: {
          names: { fr: ["État de la numérisation"], en: ["State of the scan"] },
          choices: choicesOf({ fr: fr.values.status, en: en.values.status }),
        },
        key: scans.status,
      },
    },
    measures: {
      scansRead: distinct(
        { fr: ["Documents numérisés", "numérisations", "scans", "documents lus"], en: ["Documents scanned", "scans", "documents read"] },
        scans.id,
      ),
      scansCorrected: distinct(
        { fr: ["Documents corrigés", "numérisations corrigées"], en: ["Documents corrected", "corrected scans"] },
        scans.id,
        { where: isCorrected },
      ),
      correctionRate: ratio("rate", { fr: ["Part des documents corrigés"], en: ["Share of documents corrected"] }, [
        "scansCorrected",
        "scansRead",
      ]),
      typingSaved: adding(
        "minutes",
        {
          fr: ["Temps de saisie évité, estimé", "temps gagné", "heures gagnées", "temps gagné par la numérisation"],
          en: ["Typing saved, estimated", "time saved", "hours saved", "hours saved by scanning"],
        },
        typingSaved,
        { where: sql`${scans.status} = 'booked'` },
      ),
      pagesRead: adding("count", { fr: ["Pages numérisées", "pages lues"], en: ["Pages scanned", "pages read"] }, scans.pages),
    },
  }),
};
