import { fr as core } from "@/worker/core/words.fr";

/** Words of the kinds of appointments that one may book. */
export const fr = {
  title: "Rendez-vous proposés",
  counted: { one: "rendez-vous proposé", other: "rendez-vous proposés" },
  operations: {
    list: {
      title: "Lister les rendez-vous proposés",
      examples: ["quels rendez-vous de conseil proposez-vous ?", "quel conseil coûte un crédit ?"],
    },
    create: {
      title: "Proposer un rendez-vous de conseil",
      done: "Offre ajoutée",
      examples: ["propose un rendez-vous de conseil d'une heure"],
    },
    update: { title: "Modifier un rendez-vous proposé", done: "Modifications enregistrées", examples: ["modifie un rendez-vous proposé"] },
  },
  fields: {
    ...core.common,
    id: "Offre",
    name: "Nom",
    topic: "Sujet",
    description: "Présentation",
    minutes: "Durée (minutes)",
    credits: "Crédits",
    forVisitors: "Ouvert aux visiteurs sans compte",
    active: "Proposé",
    createdAt: "Créé le",
    updatedAt: "Modifié le",
  },
  values: {
    topic: {
      recipes: "Recettes et procédés",
      labelling: "Étiquetage",
      hygiene: "Hygiène et HACCP",
      costs: "Coûts et prix",
      packaging: "Emballage et conservation",
      sales: "Vente et distribution",
    },
  },
};
