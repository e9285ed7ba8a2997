import { fr as core } from "@/worker/core/words.fr";
/** Words of the provider's view of its customers. */
export const fr = {
  title: "Entreprises",
  operations: {
    list: { title: "Lister les entreprises", examples: ["quelles entreprises se sont inscrites ?"] },
    summary: { title: "Compter les entreprises", examples: ["combien d'entreprises par offre ?"] },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    name: "Nom",
    plan: "Offre",
    planStatus: "Abonnement",
    people: "Personnes",
    period: "Rythme",
    monthly: "Par mois HT",
    trialEndsAt: "Fin de l'essai",
    renewsOn: "Prochaine échéance",
    dueSince: "Impayé depuis",
    isEnding: "Résilié",
    createdAt: "Inscrite le",
    groups: "Par offre et abonnement",
    count: "Nombre",
  },
  values: {
    period: { monthly: "Au mois", yearly: "À l'année" },
    planStatus: {
      trialing: "À l'essai",
      active: "Actif",
      past_due: "Paiement en retard",
      cancelled: "Résilié",
      expired: "Essai terminé",
    },
  },
};
