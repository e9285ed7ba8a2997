import { fr as core } from "@/worker/core/words.fr";

/** Words of what a new business does first. */
export const fr = {
  title: "Premiers pas",
  counted: { one: "premier pas", other: "premiers pas" },
  operations: {
    show: { title: "Voir les premiers pas", examples: ["par où commencer ?", "que me reste-t-il à faire pour démarrer ?"] },
    addSamples: {
      title: "Mettre des données d'exemple",
      done: "Données d'exemple en place",
      examples: ["mets des données d'exemple", "ajoute des exemples pour essayer"],
    },
    removeSamples: {
      title: "Retirer les données d'exemple",
      ask: {
        title: "Retirer les données d'exemple ?",
        text: "Seuls les exemples partent. Ce que vous avez créé reste, et les exemples dont vous vous servez aussi.",
      },
      done: "Données d'exemple retirées",
      examples: ["retire les données d'exemple", "supprime les exemples"],
    },
  },
  errors: {
    samples_there: "Les données d'exemple sont déjà là",
    no_samples: "Il n'y a pas de données d'exemple",
  },
  activate: "Activer votre première recette : elle est encore un brouillon",
  steps: {
    company: "Votre entreprise : adresse et SIRET",
    ingredient: "Un premier ingrédient et son prix",
    recipe: "Une première recette et son coût",
    client: "Un premier client",
    order: "Une première commande expédiée",
  },
  fields: {
    ...core.common,
    kind: "Étape",
    title: "Étape",
    done: "Faite",
    path: "Écran",
    total: "Étapes",
    samples: "Exemples",
    removed: "Retirés",
    kept: "Gardés, car vous vous en servez",
  },
  values: {
    kind: { company: "Entreprise", ingredient: "Ingrédient", recipe: "Recette", client: "Client", order: "Commande" },
  },
};
