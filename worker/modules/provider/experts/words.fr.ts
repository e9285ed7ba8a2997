import { fr as core } from "@/worker/core/words.fr";

/** Words of those who advise customers. */
export const fr = {
  title: "Experts",
  counted: { one: "expert", other: "experts" },
  operations: {
    list: { title: "Lister les experts", examples: ["quels experts conseillent nos clients ?"] },
    show: { title: "Voir un expert", examples: ["montre l'expert Aurélie Lacaze"] },
    create: { title: "Ajouter un expert", done: "Expert ajouté", examples: ["ajoute un expert"] },
    update: { title: "Modifier un expert", done: "Modifications enregistrées", examples: ["modifie les horaires d'un expert"] },
  },
  fields: {
    ...core.common,
    id: "Expert",
    name: "Nom",
    headline: "Spécialité",
    biography: "Présentation",
    languages: "Langues",
    timeZone: "Fuseau horaire",
    weekly: "Horaires de la semaine",
    weekday: "Jour (1 : lundi)",
    from: "De",
    to: "À",
    exceptions: "Exceptions",
    day: "Jour",
    videoLink: "Lien de visioconférence",
    active: "Reçoit",
    createdAt: "Créé le",
    updatedAt: "Modifié le",
  },
  values: { languages: { fr: "Français", en: "Anglais" } },
};
