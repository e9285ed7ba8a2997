/** Those who asked for a first talk without an account. */
export const demoVisitors = [
  { name: "Solène Abadie", company: "Confitures du Gers", subject: "Je fais dix confitures sur les marchés : que dire sur l'étiquette ?" },
  { name: "Hugo Lassalle", company: "Bière de Born", subject: "Passer de la cuve de 200 litres à celle de mille." },
  { name: "Marie-Ange Hoarau", company: "Achards des Hauts", subject: "Vendre mes achards en métropole." },
  { name: "Quentin Rivière", company: "", subject: "Reprendre une conserverie : par où commencer ?" },
  { name: "Fatou Diallo", company: "Sauces Fatou", subject: "Trouver un façonnier pour trois sauces." },
  { name: "Nicolas Delpech", company: "Miellerie Delpech", subject: "Faut-il un numéro de lot sur chaque pot ?" },
  { name: "Élodie Cazaux", company: "Les Biscuits d'Élodie", subject: "Mon prix de vente couvre-t-il mes heures ?" },
  { name: "Yann Kervella", company: "Rillettes du Léon", subject: "Barème de stérilisation des rillettes de maquereau." },
] as const;

/** What the expert wrote down of such a talk. */
export const talkNotes = [
  "Projet clair ; commencer par les allergènes et le numéro de lot.",
  "Envoyer la liste des laboratoires de la région.",
  "Prix trop bas de 15 % : refaire le calcul avec la main-d'œuvre.",
  "À revoir dans un mois, avec les premières étiquettes.",
] as const;
