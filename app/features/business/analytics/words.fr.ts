/** Texts of the screen of trends. */
export const fr = {
  title: "Tendances",
  sentence: "Ce qui fait vos ventes, à quel moment de l'année, et ce qui pourrait se vendre bientôt.",
  season: {
    title: "Les ventes au fil de l'année",
    text: "Facturé hors taxe sur douze mois, à côté du même mois un an avant.",
    now: "Douze derniers mois",
    before: "Un an avant",
  },
  products: "Vos produits par importance",
  clients: "Vos clients par importance",
  class: "{{name}}, {{kind}} : {{count}} sur {{all}}, pour {{money}}, soit {{share}} des ventes",
  kind: { A: "l'essentiel", B: "l'appoint", C: "le reste" },
  cohorts: {
    title: "Vos nouveaux clients reviennent-ils ?",
    text: "Chaque client compte au mois de sa première commande. De {{from}} à {{to}}, commandes annulées et brouillons à part.",
    sum: "Sur {{clients}} nouveaux clients, {{returned}} ont recommandé un mois suivant.",
    none: "Aucun nouveau client sur ces mois. Un mois compte dès qu'il est fini.",
    row: "Nouveaux clients : {{clients}}, dont {{returned}} ont recommandé ({{share}})",
    month: "Première commande",
    clients: "Clients",
    money: "Achats HT",
    returned: "Ont recommandé",
    after: "+{{count}} mois",
    bought: "Surtout :",
  },
  outlook: {
    title: "Ce qui pourrait se vendre en {{month}}",
    text: "Pour chaque produit, la méthode qui s'est le moins trompée sur les six derniers mois ; son erreur est dite à côté.",
    none: "Pas encore assez de livraisons pour prévoir.",
  },
  closed: {
    title: "Les tendances s'ouvrent avec l'offre Growth",
    text: "Vos produits et clients par importance, les saisons, et une prévision des ventes avec son erreur.",
  },
};
