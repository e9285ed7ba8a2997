import { fr as core } from "@/worker/core/words.fr";
/** Words of the requests that customers make to the provider. */
export const fr = {
  title: "Demandes de production",
  counted: { one: "demande", other: "demandes" },
  operations: {
    list: {
      title: "Lister les demandes de production",
      examples: ["quelles demandes de production sont en attente ?", "combien de demandes de production urgentes ?"],
    },
    show: { title: "Voir une demande de production", examples: ["montre ma demande de production"] },
    create: {
      title: "Demander une production",
      done: "Demande envoyée",
      examples: ["demande la production de 200 pots de confiture"],
    },
    cancel: { title: "Annuler la demande", done: "Demande annulée", examples: ["annule ma demande de production"] },
    accept: {
      title: "Accepter la demande de production",
      button: "Accepter",
      done: "Demande acceptée",
      examples: ["accepte cette demande de production"],
    },
    reject: {
      title: "Refuser la demande de production",
      button: "Refuser",
      done: "Demande refusée",
      examples: ["refuse cette demande de production"],
    },
    start: {
      title: "Commencer la production demandée",
      button: "Commencer",
      done: "Production commencée",
      examples: ["commence cette demande de production"],
    },
    complete: {
      title: "Terminer la production demandée",
      button: "Terminer",
      done: "Production terminée",
      examples: ["termine cette demande de production"],
    },
  },
  synonyms: {
    values: { urgency: { urgent: ["urgentes", "urgent"] }, status: { pending: ["en attente"], in_progress: ["en cours"] } },
  },
  fields: {
    ...core.common,
    id: "Demande",
    product: "Produit",
    itemId: "Article",
    amount: "Quantité",
    requestedOn: "Date demandée",
    urgency: "Urgence",
    notes: "Notes et instructions",
    status: "Statut",
    reason: "Motif du refus",
    plannedOn: "Prévue le",
    businessName: "Entreprise",
    completedOn: "Terminée le",
    createdAt: "Créée le",
    updatedAt: "Modifiée le",
  },
  values: {
    status: {
      pending: "En attente",
      accepted: "Acceptée",
      in_progress: "En cours",
      completed: "Terminée",
      cancelled: "Annulée",
      rejected: "Refusée",
    },
    urgency: { low: "Basse", normal: "Normale", high: "Haute", urgent: "Urgente" },
  },
};
