import { fr as core } from "@/worker/core/words.fr";

/** Words of what is looked at in lots, family by family. */
export const fr = {
  title: "Fiches de contrôle",
  counted: { one: "fiche de contrôle", other: "fiches de contrôle" },
  operations: {
    list: {
      title: "Lister les fiches de contrôle",
      examples: ["quelles fiches de contrôle avons-nous ?", "que contrôle-t-on à la réception ?", "combien de fiches de contrôle ?"],
    },
    export: { title: "Exporter les fiches de contrôle", examples: ["exporte les fiches de contrôle"] },
    show: { title: "Voir une fiche de contrôle", examples: ["montre la fiche de contrôle Viandes"] },
    create: {
      title: "Créer une fiche de contrôle",
      done: "Fiche enregistrée : les prochains lots sont contrôlés",
      examples: ["crée une fiche de contrôle à réception pour les viandes"],
    },
    update: { title: "Modifier une fiche de contrôle", done: "Modifications enregistrées", examples: [] },
    retire: {
      title: "Retirer une fiche de contrôle",
      button: "Retirer la fiche",
      done: "Fiche retirée : les prochains lots ne la demandent plus",
      examples: ["retire la fiche de contrôle Viandes"],
    },
    restore: {
      title: "Remettre une fiche de contrôle en service",
      button: "Remettre en service",
      done: "Fiche remise en service",
      examples: ["remets la fiche de contrôle Viandes en service"],
    },
  },
  errors: {
    no_limits: "Une limite demande un chiffre : choisissez température, jours restants ou mesure",
    family_on_other_list: "La famille {{family}} est déjà sur la fiche {{list}}",
    item_on_other_list: "Un de ces articles est déjà sur la fiche {{list}}",
    other_for_all: "La fiche {{list}} vaut déjà pour tout : nommez des familles ou des articles",
  },
  fields: {
    ...core.common,
    id: "Identifiant ou nom",
    name: "Nom",
    status: "Statut",
    moment: "Quand",
    families: "Familles",
    items: "Articles",
    itemCount: "Articles nommés",
    size: "Points",
    points: "Points à contrôler",
    text: "À contrôler",
    kind: "Réponse",
    unit: "Unité",
    least: "Minimum",
    most: "Maximum",
    whenFails: "Non conforme",
    sku: "Code article",
    createdAt: "Créée le",
    updatedAt: "Modifiée le",
  },
  values: {
    status: { in_use: "En service", retired: "Retirée" },
    moment: { receipt: "À réception", release: "Avant libération" },
    kind: { yes_no: "Conforme ou non", temperature: "Température (°C)", days_left: "Jours restants", measure: "Mesure" },
    whenFails: { hold: "Bloque le lot", refuse: "Refuse le lot" },
  },
};
