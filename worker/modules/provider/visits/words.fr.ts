import { fr as core } from "@/worker/core/words.fr";

/** Words of what owners let the provider's staff look at. */
export const fr = {
  title: "Accès de Cellier",
  counted: { one: "accès", other: "accès" },
  operations: {
    list: { title: "Voir les accès donnés à Cellier", examples: ["qui de Cellier peut voir mes données ?"] },
    log: { title: "Voir ce qui a été consulté", examples: ["qu'est-ce que Cellier a consulté chez moi ?"] },
    grant: {
      title: "Donner un accès à Cellier",
      button: "Donner l'accès",
      done: "Accès donné",
      examples: ["laisse Cellier regarder mes données pendant 24 heures"],
    },
    withdraw: {
      title: "Retirer l'accès de Cellier",
      button: "Retirer",
      done: "Accès retiré",
      examples: ["retire l'accès de Cellier à mes données"],
    },
    request: {
      title: "Demander un accès",
      button: "Demander l'accès",
      done: "Demande envoyée",
      examples: ["demande l'accès aux données de ce client"],
    },
    enter: { title: "Entrer en visite", button: "Consulter", done: "Vous êtes en visite", examples: ["entre chez ce client"] },
    leave: { title: "Quitter la visite", button: "Quitter la visite", done: "Visite terminée", examples: ["quitte la visite"] },
  },
  errors: { visit_over: "Cet accès est terminé" },
  fields: {
    ...core.common,
    id: "Accès",
    client: "Client",
    businessId: "Entreprise",
    businessName: "Entreprise",
    hours: "Durée en heures",
    reason: "Pour quoi faire",
    endsAt: "Jusqu'au",
    withdrawnAt: "Retiré le",
    isOpen: "En cours",
    entries: "Entrées",
    enteredAt: "Dernière entrée",
    name: "Qui",
    text: "Quoi",
    recordId: "Fiche",
    at: "Quand",
    accepted: "Reçue",
    createdAt: "Donné le",
  },
};
