/** Texts of what the provider receives and gives back. */
export const fr = {
  sentence: "Ce que les abonnés ont payé, ce qu'ils doivent encore, et ce qui leur a été rendu.",
  nothing: "Rien ne correspond.",
  rail: "En bref",
  lines: "Détail",
  noRefund: "Rien n'a été remboursé.",
  client: "Voir l'entreprise",
  rest: "Sans montant, tout ce qui reste est rendu : {{rest}}.",
  refund: "Rembourser et émettre l'avoir",
  credits_one: "{{count}} crédit repris",
  credits_other: "{{count}} crédits repris",
  subscriptions: {
    title: "Abonnements",
    sentence: "Chaque entreprise, son offre, ce qu'elle rapporte et sa prochaine échéance.",
    due: "Échéance",
  },
};
