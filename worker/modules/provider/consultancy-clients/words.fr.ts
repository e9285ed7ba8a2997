import { fr as core } from "@/worker/core/words.fr";

/** Words of businesses as the provider's advisers know them. */
export const fr = {
  title: "Clients du conseil",
  counted: { one: "client du conseil", other: "clients du conseil" },
  operations: {
    list: { title: "Lister les clients du conseil", examples: ["quels clients du conseil ont des crédits ?"] },
    show: { title: "Voir un client du conseil", examples: ["montre le client du conseil Deux Rives"] },
  },
  fields: {
    ...core.common,
    id: "Client",
    name: "Nom",
    plan: "Offre",
    planStatus: "Abonnement",
    credits: "Crédits",
    held: "Réservés",
    appointments: "Rendez-vous",
    requests: "Demandes de service",
    people: "Personnes",
    email: "E-mail",
    createdAt: "Inscrit le",
  },
};
