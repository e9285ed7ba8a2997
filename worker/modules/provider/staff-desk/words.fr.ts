import { fr as core } from "@/worker/core/words.fr";

/** Words of what the provider's staff has before them. */
export const fr = {
  title: "Bureau",
  operations: {
    queues: { title: "Voir ce qui attend", examples: ["qu'est-ce qui attend une réponse de notre part ?"] },
    search: { title: "Chercher partout", examples: ["cherche Deux Rives partout au bureau"] },
  },
  fields: {
    ...core.common,
    queue: "File",
    count: "Nombre",
    oldestAt: "Depuis",
    today: "Rendez-vous du jour",
    newTrials: "Nouveaux essais",
    find: "Nature",
    id: "Identifiant",
    title: "Nom",
    text: "Détail",
  },
  values: {
    queue: {
      serviceRequests: "Demandes de service à lire",
      quotes: "Devis à préparer",
      begun: "Commandes à commencer",
      productionRequests: "Productions à valider",
      daysProposed: "Dates proposées par des clients",
      works: "Fabrications en cours ou prévues",
      worksLate: "Fabrications en retard",
      appointments: "Rendez-vous à confirmer",
      appointmentsOver: "Rendez-vous passés à conclure",
      directory: "Adresses à vérifier",
      directoryContacts: "Messages de l'annuaire sans réponse",
    },
    find: {
      business: "Entreprise",
      serviceRequest: "Demande de service",
      appointment: "Rendez-vous",
      productionRequest: "Demande de production",
      directory: "Annuaire",
    },
  },
};
