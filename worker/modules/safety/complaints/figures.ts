import { sql } from "drizzle-orm";
import { complaints } from "@/db/business";
import { choicesOf, type Dimension, distinct, source } from "@/worker/engine/figures/measure";
import { byProduct } from "@/worker/modules/catalogue/items";
import { severity } from "@/worker/modules/safety/non-conformities";
import { byClient } from "@/worker/modules/sell/clients";
import { en } from "./words.en";
import { fr } from "./words.fr";

const subject: Dimension = {
  names: { fr: ["Sujet de réclamation", "sujet", "sujets"], en: ["Subject of complaint", "subject", "subjects"] },
  choices: choicesOf({ fr: fr.values.category, en: en.values.category }),
};

/** What clients and consumers complained about, by the day it was received. */
export const complaintFigures = {
  complaints: source({
    from: sql`${complaints}`,
    day: complaints.receivedOn,
    rows: { id: complaints.id, label: complaints.reference, path: "/customer/audits/complaints/" },
    list: "complaints.list",
    axes: {
      complaintSubject: { dimension: subject, key: complaints.category },
      severity: { dimension: severity, key: complaints.severity },
      ...byClient(complaints.clientId),
      ...byProduct(complaints.itemId),
    },
    measures: {
      complaints: distinct({ fr: ["Nombre de réclamations", "réclamations"], en: ["Number of complaints", "complaints"] }, complaints.id),
    },
  }),
};
