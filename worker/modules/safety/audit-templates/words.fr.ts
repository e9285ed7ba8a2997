import { fr as core } from "@/worker/core/words.fr";

/** Words of what audits ask. */
export const fr = {
  title: "Grilles d'audit",
  counted: { one: "grille d'audit", other: "grilles d'audit" },
  operations: {
    list: {
      title: "Lister les grilles d'audit",
      examples: ["quelles grilles d'audit avons-nous ?", "combien de grilles d'audit ?"],
    },
    export: { title: "Exporter les grilles d'audit", examples: ["exporte les grilles d'audit"] },
    show: { title: "Voir une grille d'audit", examples: ["montre la grille d'audit Hygiène de l'atelier"] },
    create: {
      title: "Créer une grille d'audit",
      done: "Grille enregistrée : les prochains audits peuvent la suivre",
      examples: ["crée une grille d'audit fournisseur pour les éleveurs"],
    },
    update: { title: "Modifier une grille d'audit", done: "Modifications enregistrées", examples: [] },
    retire: {
      title: "Retirer une grille d'audit",
      button: "Retirer la grille",
      done: "Grille retirée : les audits en cours la gardent",
      examples: ["retire la grille d'audit Hygiène de l'atelier"],
    },
    restore: {
      title: "Remettre une grille d'audit en service",
      button: "Remettre en service",
      done: "Grille remise en service",
      examples: ["remets la grille d'audit Hygiène de l'atelier en service"],
    },
  },
  fields: {
    ...core.common,
    id: "Identifiant ou nom",
    name: "Nom",
    status: "Statut",
    kind: "Nature",
    passMark: "Note à atteindre (%)",
    size: "Questions",
    questions: "Questions",
    chapter: "Chapitre",
    text: "Question",
    weight: "Poids",
    createdAt: "Créée le",
    updatedAt: "Modifiée le",
  },
  values: {
    status: { in_use: "En service", retired: "Retirée" },
    kind: { hygiene: "Autocontrôle d'hygiène", authority: "Inspection officielle", supplier: "Audit fournisseur" },
  },
};
