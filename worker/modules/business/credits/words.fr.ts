import { fr as core } from "@/worker/core/words.fr";
/** Words of consultancy credits. */
export const fr = {
  title: "Crédits",
  counted: { one: "crédit", other: "crédits" },
  operations: {
    balance: { title: "Voir mes crédits", examples: ["combien me reste-t-il de crédits ?", "mon solde de crédits"] },
    history: {
      title: "Historique des crédits",
      examples: ["quels mouvements de crédits ai-je eus ?", "à quoi ont servi mes crédits ?"],
    },
    grant: { title: "Offrir des crédits", done: "Crédits offerts", examples: ["offre 2 crédits à cette entreprise"] },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    type: "Mouvement",
    credits: "Crédits",
    held: "Réservés",
    cause: "Origine",
    causeId: "Fiche d'origine",
    reason: "Motif",
    expiresAt: "Valables jusqu'au",
    createdAt: "Date",
  },
  values: {
    type: {
      grant: "Offerts",
      purchase: "Achetés",
      hold: "Réservés",
      capture: "Utilisés",
      release: "Rendus",
      expire: "Expirés",
    },
    cause: {
      payment: "Paiement",
      plan_month: "Crédit du mois de l'offre",
      gift: "Geste de Cellier",
      service_request: "Demande de service",
      appointment: "Rendez-vous",
      expiry: "Fin de validité",
    },
  },
};
