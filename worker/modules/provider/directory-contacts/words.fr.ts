import { fr as core } from "@/worker/core/words.fr";

/** Words of what businesses write to entries of the directory. */
export const fr = {
  title: "Messages de l'annuaire",
  counted: { one: "message", other: "messages" },
  operations: {
    list: {
      title: "Voir les messages de l'annuaire",
      examples: ["quels messages de l'annuaire attendent une réponse ?", "qui m'a répondu dans l'annuaire ?"],
    },
    show: { title: "Voir un message de l'annuaire", examples: ["montre ce message de l'annuaire"] },
    answer: {
      title: "Noter la réponse d'une adresse",
      button: "Transmettre la réponse",
      done: "Réponse transmise",
      examples: ["note la réponse à ce message de l'annuaire"],
    },
    letter: { title: "Lire le message reçu par l'annuaire", examples: ["lis le message reçu par le lien de l'annuaire"] },
    reply: {
      title: "Répondre par le lien d'un message",
      button: "Envoyer la réponse",
      done: "Réponse envoyée",
      examples: ["réponds par le lien du message de l'annuaire"],
    },
  },
  errors: {
    link_wrong: "Ce lien n'est pas le bon : reprenez celui du message",
    answered_already: "Ce message a déjà une réponse",
  },
  synonyms: { values: {} },
  fields: {
    ...core.common,
    id: "Message",
    link: "Lien",
    entry: "Adresse",
    entryId: "Adresse",
    entryName: "Adresse",
    businessName: "Entreprise",
    message: "Message",
    answer: "Réponse",
    answeredBy: "Répondu par",
    answeredAt: "Répondu le",
    waiting: "Sans réponse",
    createdAt: "Écrit le",
    updatedAt: "Modifié le",
  },
};
