import { fr as core } from "@/worker/core/words.fr";
/** Words of the feedback people send us. */
export const fr = {
  title: "Avis",
  /** Who writes without an address. */
  anonymous: "Anonyme",
  letter: { subject: "Avis reçu" },
  operations: {
    create: { title: "Donner son avis", done: "Feedback envoyé !", examples: ["j'ai une suggestion : exporter en PDF"] },
    list: { title: "Lire les avis", examples: ["quels avis avons-nous reçus ?"] },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    type: "Type",
    message: "Message",
    email: "E-mail",
    page: "Page",
    createdAt: "Reçu le",
  },
  values: {
    type: {
      suggestion: "Suggestion",
      bug: "Problème",
      question: "Question",
      compliment: "Compliment",
      other: "Autre",
    },
  },
};
