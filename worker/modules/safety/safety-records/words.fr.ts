import { fr as core } from "@/worker/core/words.fr";

/** Words of what food safety knows of another record. */
export const fr = {
  title: "Suivi sanitaire",
  counted: { one: "élément de suivi sanitaire", other: "éléments de suivi sanitaire" },
  operations: {
    about: {
      title: "Voir le suivi sanitaire d'un produit, d'un lot, d'un fournisseur ou d'une fabrication",
      examples: ["suivi sanitaire du lot LOT-2026-0001", "que sait la qualité des rillettes ?", "suivi sanitaire du produit RIL-CAN-180"],
    },
  },
  fields: {
    ...core.common,
    subject: "De quoi",
    record: "Identifiant ou référence",
    items: "Éléments",
    part: "Type",
    reference: "Référence",
    title: "Objet",
    standing: "État",
    day: "Jour",
    scale: "Barème",
    plan: "Plan d'analyses",
  },
  values: {
    subject: { items: "Produit", lots: "Lot", suppliers: "Fournisseur", production: "Fabrication" },
    part: {
      nonConformity: "Non-conformité",
      check: "Contrôle du lot",
      sample: "Laboratoire",
      treatment: "Traitement thermique",
      study: "Conservation",
      netContent: "Contenu net",
      complaint: "Réclamation",
      certificate: "Certificat",
      audit: "Audit",
    },
    standing: { open: "Ouverte", waiting: "En attente", good: "Conforme", bad: "Non conforme", over: "Close" },
  },
};
