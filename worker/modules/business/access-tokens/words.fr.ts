import { fr as core } from "@/worker/core/words.fr";

/** Words of the tokens by which programs act for a person. */
export const fr = {
  title: "Accès des programmes",
  counted: { one: "accès", other: "accès" },
  operations: {
    list: { title: "Liste des accès", examples: ["quels programmes ont accès à mon compte ?"] },
    create: { title: "Créer un accès", done: "Accès créé", examples: ["crée un accès pour mon assistant"] },
    revoke: {
      title: "Retirer un accès",
      button: "Retirer",
      ask: { title: "Retirer l'accès {{name}} ?", text: "Le programme qui s'en sert n'entrera plus. Cela ne s'annule pas." },
      done: "Accès retiré",
      examples: ["retire l'accès de mon assistant"],
    },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    name: "Nom",
    scope: "Droits",
    days: "Durée en jours",
    token: "Jeton",
    expiresAt: "Valable jusqu'au",
    createdAt: "Créé le",
  },
  values: { scope: { read: "Lire", write: "Lire et modifier" } },
};
