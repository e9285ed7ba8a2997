/** How proposals count expected sales. */
export const fr = {
  label: "Ventes attendues",
  none: "Non comptées",
  days_one: "{{count}} jour",
  days_other: "{{count}} jours",
  text: "Prévues d'après les mois passés, au-delà de ce qui est déjà commandé, et pas plus longtemps que le produit ne se garde. L'erreur moyenne des six derniers mois est dite avec chaque prévision.",
  more: "Voir les prévisions",
};
