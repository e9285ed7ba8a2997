/** Texts of the screens of consultancy clients. */
export const fr = {
  sentence: "Leur offre, leurs crédits, ce qu'ils ont demandé. Les données d'une entreprise restent à elle.",
  search: "Chercher un client",
  nothing: "Aucun client ne correspond.",
  none: "Rien encore.",
  rail: "En bref",
  give: "Donner des crédits",
  credits_one: "{{count}} crédit",
  credits_other: "{{count}} crédits",
};
