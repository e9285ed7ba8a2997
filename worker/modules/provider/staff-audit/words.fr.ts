import { fr as core } from "@/worker/core/words.fr";

/** Words of what the provider's staff did. */
export const fr = {
  title: "Journal de l'équipe",
  operations: {
    list: { title: "Voir ce que l'équipe a fait", examples: ["qu'a fait l'équipe aujourd'hui ?", "le journal de l'équipe"] },
    export: { title: "Exporter le journal de l'équipe", examples: ["exporte le journal de l'équipe"] },
    people: { title: "Voir qui est de l'équipe", examples: ["qui est de l'équipe ?"] },
  },
  fields: {
    ...core.common,
    id: "Entrée",
    at: "Quand",
    name: "Qui",
    email: "E-mail",
    person: "Personne",
    door: "Porte",
    operation: "Opération",
    text: "Quoi",
    record: "Nature",
    recordId: "Fiche",
    changes: "Changements",
    from: "Du",
    until: "Au",
    fileName: "Fichier",
    nextCursor: "Suite",
  },
};
