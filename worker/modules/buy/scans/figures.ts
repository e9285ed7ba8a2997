import { sql } from "drizzle-orm";
import { scans } from "@/db/business";
import { parisDay } from "@/worker/engine/figures/days";
import { adding, choicesOf, distinct, source } from "@/worker/engine/figures/measure";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { en } from "./words.en";
import { fr } from "./words.fr";

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
      pagesRead: adding("count", { fr: ["Pages numérisées", "pages lues"], en: ["Pages scanned", "pages read"] }, scans.pages),
    },
  }),
};
