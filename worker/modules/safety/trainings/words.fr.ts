import { fr as core } from "@/worker/core/words.fr";
import { fr as documents } from "@/worker/modules/papers/documents/words.fr";

/** Words of the register of trainings. */
export const fr = {
  title: "Formations",
  counted: { one: "formation", other: "formations" },
  operations: {
    list: {
      title: "Lister les formations",
      examples: ["qui a été formé à l'hygiène ?", "quelles formations sont expirées ?", "combien de formations ?"],
    },
    export: { title: "Exporter les formations", examples: ["exporte les formations"] },
    show: { title: "Voir une formation", examples: [] },
    create: {
      title: "Noter une formation",
      done: "Formation notée",
      examples: ["note la formation hygiène de Camille Martin"],
    },
    update: { title: "Modifier une formation", done: "Modifications enregistrées", examples: [] },
    remove: {
      title: "Supprimer une formation",
      button: "Supprimer",
      done: "Formation supprimée",
      examples: [],
      ask: {
        title: "Supprimer cette formation ?",
        text: "Elle quitte le registre ; ses documents restent parmi les autres.",
        button: "Supprimer",
      },
    },
  },
  synonyms: { values: { validity: { over: ["expirées", "expirée"], soon: ["bientôt expirées", "à renouveler"] } } },
  fields: {
    ...core.common,
    id: "Identifiant",
    person: "Personne",
    subject: "Sujet",
    trainer: "Formateur",
    heldOn: "Faite le",
    validUntil: "Valable jusqu'au",
    validity: "Validité",
    proofs: "Justificatifs",
    note: "Remarque",
    createdAt: "Créée le",
    updatedAt: "Modifiée le",
  },
  values: { validity: documents.values.validity },
};
