/** Texts of the screens of till closings. */
export const fr = {
  title: "Clôtures de caisse",
  one: "Clôture de caisse",
  till: "Caisse",
  count_one: "{{count}} clôture",
  count_other: "{{count}} clôtures",
  new: "Clôturer la caisse",
  sentence: "Comptez ce qu'il y a dans la caisse : l'écart avec les ventes en espèces s'affiche, puis passe en trésorerie.",
  empty: {
    title: "La caisse n'a pas encore été clôturée",
    text: "En fin de marché ou de journée, comptez les espèces : le total des ventes, l'écart et le fonds de caisse restent inscrits ici.",
  },
  even: "Juste",
  since: "Depuis la clôture du",
  sinceEver: "Depuis la première vente",
  sums: "Ventes de la période",
  coins: "Compter par billets et pièces",
  help: {
    opening: "La monnaie que vous aviez mise dans la caisse.",
    counted: "Toutes les espèces, fonds de caisse compris.",
    taken: "Ce que vous retirez ; le reste sert de fonds de caisse.",
  },
};
