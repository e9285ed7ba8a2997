/** Texts of the pages anyone may read. */
export const fr = {
  home: {
    title: "Tout ce qui entre dans vos bocaux, et tout ce qui en sort.",
    lead: "Cellier tient le catalogue, les ingrédients et les comptes de celles et ceux qui fabriquent à manger et à boire. En français et en anglais, au bureau, à l'atelier, au téléphone.",
    create: "Créer un compte",
    signIn: "Se connecter",
    trust: "Sept jours d'essai, sans engagement. Plus de 100 créateurs et de 50 marques nous font confiance.",
    who: {
      cook: {
        title: "La cuisinière aux quarante pots",
        text: "Un produit, son prix, sa marge : noté en une minute, les mains encore farinées.",
      },
      brand: {
        title: "La marque et son façonnier",
        text: "Une seule fiche par article, la même pour tous : composition, allergènes, code-barres.",
      },
      brewery: {
        title: "La brasserie aux douze clients",
        text: "Les questions du soir trouvent leur chiffre : ce qui gagne, ce qui manque, ce qui coûte.",
      },
    },
    doors: {
      title: "Trois portes, une seule maison",
      web: { title: "L'application", text: "Rapide, lisible, au clavier comme au pouce. Elle se lit même avant que les scripts arrivent." },
      terminal: { title: "Le terminal", text: "Toutes les actions en une ligne, pour qui préfère taper : cellier items list." },
      assistant: {
        title: "L'assistant",
        text: "« Quels produits ont une marge sous 30 % ? » Il regarde vos fiches et répond par des chiffres.",
      },
    },
    label: {
      alt: "Un bocal et son étiquette : coulis de tomate, un lot, une date",
      name: "Coulis de tomate",
      maker: "Conserverie des Deux Rives",
      lot: "LOT 26-1103 · 500 g",
      date: "À consommer de préférence avant fin 2028",
    },
  },
  demo: {
    title: "Une facture qui se lit seule",
    lead: "La même lecture que dans l'application, sous vos yeux, sur une facture inventée.",
    alt: "Une facture inventée : Grossiste Maréchal, quatre lignes, 745,38 € à payer",
    read: "Lire cette facture",
    again: "La relire",
    before:
      "C'est une image, sans texte à copier. Cellier y retrouve le fournisseur, le numéro, les dates, chaque ligne et chaque total, et vérifie les calculs.",
    done: "Lue en {{seconds}} s, sûre à {{rate}}.",
    yours: "Les vôtres, avec leurs prix comparés à vos tarifs :",
    link: "Voir une facture se lire seule",
  },
  unauthorized: {
    title: "Accès refusé",
    text: "Votre compte n'ouvre pas cet écran. Si c'est une erreur, écrivez-nous depuis la page de support.",
    back: "Retour à l'accueil",
    other: "Changer de compte",
  },
  support: {
    title: "Contacter le support",
    lead: "Une personne vous répond, en général dans la journée.",
    type: "De quoi s'agit-il ?",
    before: "Avant d'écrire",
    beforeText:
      "Si un écran affiche une référence d'incident, recopiez-la : elle nous mène droit à la cause. N'envoyez jamais votre mot de passe, nous ne le demandons pas.",
  },
};
